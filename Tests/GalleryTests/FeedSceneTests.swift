import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Feed scene") struct FeedSceneTests {
    private let scene = FeedStage()

    @Test("rows are as wide as the margins allow, 12 apart, and as high as their stacks")
    func fitting() {
        let warnings = Diagnostics.warnings {
            for _ in 0..<20 {
                #expect(scene.misfits() == [])
                #expect(scene.frames.allSatisfy { $0.minX == 16 && $0.width == 361 })
                #expect(scene.wrongGaps == [])
                scene.scroll(by: 700)
            }
        }
        #expect(warnings.map(\.message) == [])
        // The list shows other posts, 20 · 700 = 14,000 points further down.
        #expect((scene.cells.first?.post?.number ?? 0) > 25)
    }

    @Test("scrolling to the last of ten thousand rows makes only the cells of a few screens")
    func end() {
        scene.show(FeedPostsController.count - 1)
        #expect(scene.cells.last?.post == FeedPost(number: 9_999) && scene.misfits() == [])
        let insets = scene.list.adjustedContentInset
        #expect(abs((scene.cells.last?.frame.maxY ?? 0) + 16 - scene.list.contentSize.height) < 0.5)
        #expect(scene.list.bounds.maxY - insets.bottom <= scene.list.contentSize.height + 0.5)
        #expect(scene.controller.rows.count < 30)
        #expect(scene.controller.changes == FeedChanges())
    }

    @Test("an image keeps its proportions, but is at most 1.1 times as high as wide")
    func pictures() throws {
        var seen = 0
        for number in [1, 4, 7, 10, 13] {
            scene.show(number)
            let cell = try #require(scene.cell(number))
            let image = try #require(cell.picture.image)
            let ratio = min(image.size.height / image.size.width, 1.1)
            // 361 - 2 · 16 = 329.
            #expect(cell.picture.bounds.width == 329)
            #expect(abs(cell.picture.bounds.height - 329 * ratio) < 0.5)
            seen += ratio == 1.1 ? 0 : 1
        }
        #expect(seen > 0)
        #expect(scene.cells.allSatisfy { $0.picture.isHidden == ($0.post?.picture == nil) })
    }

    @Test("a like adds one to the count, and is kept when its row is scrolled away and back")
    func like() throws {
        let likes = try #require(scene.cell(0)?.post?.likes)
        let frames = scene.frames
        scene.tap(scene.cell(0)?.actions.likeButton)
        let title = (likes + 1).grouped
        #expect(scene.cell(0)?.actions.likeButton.configuration?.title == title)
        #expect(scene.frames == frames)
        scene.scroll(by: 9000)
        scene.scroll(by: -20_000)
        #expect(scene.cell(0)?.actions.likeButton.configuration?.title == title)
        scene.tap(scene.cell(0)?.actions.likeButton)
        #expect(scene.cell(0)?.actions.likeButton.configuration?.title == likes.grouped)
    }

    @Test("a followed author is followed in every row")
    func follow() throws {
        let author = try #require(scene.cell(0)?.post?.author)
        scene.tap(scene.cell(0)?.header.followButton)
        var (of, others) = (0, 0)
        for _ in 0..<30 {
            for cell in scene.cells {
                let isAuthors = cell.post?.author == author
                #expect(cell.header.followButton.configuration?.title == (isAuthors ? "Following" : "Follow"))
                if isAuthors { of += 1 } else { others += 1 }
            }
            scene.scroll(by: 600)
        }
        #expect(of > 1 && others > 10 && scene.misfits() == [])
    }

    @Test("no frames are made while nothing moves")
    func rest() {
        scene.scroll(by: 400)
        let frames = scene.stage.framesMade
        scene.stage.advance(by: 1)
        #expect(scene.stage.framesMade == frames)
    }
}
