import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: tag cloud") struct TagCloudTests {
    private let tags = ["Swift", "Collections", "Layout", "A", "Self-sizing", "Diffable", "Cells", "B", "Prefetching"]

    @Test("rows begin at 16, tags are 8 apart, and a row ends where the next tag doesn't fit", arguments: [320, 700])
    func rows(width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: width, height: 480), scale: 2)
        let controller = TagCloudViewController(tags: tags)
        stage.show(controller)
        let frames = controller.collectionView.pathsSeen.compactMap {
            controller.collectionView.cellForItem(at: $0)?.frame
        }
        #expect(frames.count == tags.count && frames[0].origin == CGPoint(x: 16, y: 16))
        let isRight = zip(frames, frames.dropFirst()).allSatisfy { frame, next in
            let fits = frame.maxX + 8 + next.width <= width - 16
            return next.origin
                == (fits ? CGPoint(x: frame.maxX + 8, y: frame.minY) : CGPoint(x: 16, y: frame.minY + 44))
        }
        #expect(isRight, "\(frames)")
    }

    @Test("taps select several tags, and deselect them")
    func choosing() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        stage.show(TagCloudViewController(tags: tags))
        stage.tap("Layout")
        stage.tap("Swift")
        #expect(stage.texts.last == "Swift, Layout")
        stage.tap("Layout")
        #expect(stage.texts.last == "Swift")
    }
}
