import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Replies and details of the feed") struct FeedOpeningTests {
    private let scene = FeedStage()

    /// Returns the height that replies add to a row: their own, and 12 points above them.
    private func repliesHeight(_ number: Int) -> CGFloat {
        guard let cell = scene.cell(number), let post = cell.post else { return 0 }
        let replies = FeedReplies()
        replies.show(post.replies)
        let size = replies.systemLayoutSizeFitting(
            CGSize(width: cell.text.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height + 12
    }

    private func isAsBefore(_ before: [CGRect]) -> Bool {
        scene.frames.count == before.count && zip(scene.frames, before).allSatisfy { $0.isAlmost($1) }
    }

    @Test("a tap opens a row's replies: rows below slide by their height, and nothing else moves")
    func opening() throws {
        let (before, height) = (scene.frames, repliesHeight(0))
        #expect(height > 50 && scene.cell(0)?.replies.isHidden == true)
        scene.touch(scene.cell(0)?.text)
        scene.stage.advance(by: 0.15)
        let way = try #require(scene.cell(1)?.layer.presentation()?.frame.minY)
        #expect(scene.wrongGaps == [])
        scene.stage.settle()
        let after = scene.frames
        #expect(after[0].origin.distance(to: before[0].origin) < 0.01)
        #expect(abs(after[0].height - before[0].height - height) < 1)
        #expect(abs(after[1].minY - before[1].minY - height) < 1 && scene.misfits() == [])
        let start = scene.list.convert(before[1], from: nil).minY
        let end = try #require(scene.cell(1)?.frame.minY)
        #expect(start < way && way < end)
        scene.touch(scene.cell(0)?.text)
        scene.stage.advance(by: 0.15)
        #expect(scene.wrongGaps == [])
        scene.stage.settle()
        #expect(isAsBefore(before) && scene.misfits() == [])
        #expect(scene.list.indexPathsForSelectedItems == [])
    }

    @Test("replies that open are clipped at the bottom, and have their final positions from the start")
    func cut() throws {
        scene.tap(scene.cell(0)?.actions.repliesButton)
        let replies = try #require(scene.cell(0)?.replies)
        let places = replies.rows.map(\.frame)
        scene.tap(scene.cell(0)?.actions.repliesButton)
        scene.touch(scene.cell(0)?.actions.repliesButton)
        scene.stage.advance(by: 0.15)
        let height = try #require(replies.layer.presentation()?.bounds.height)
        #expect(height > 5 && height < replies.bounds.height - 5 && replies.clipsToBounds)
        #expect(
            replies.rows.map { ($0.layer.presentation() ?? $0.layer).frame }.elementsEqual(places) { $0.isAlmost($1) })
    }

    @Test("the button with the bubble opens and closes the replies")
    func button() {
        let (before, height) = (scene.frames, repliesHeight(0))
        scene.tap(scene.cell(0)?.actions.repliesButton)
        #expect(abs(scene.frames[0].height - before[0].height - height) < 1)
        scene.tap(scene.cell(0)?.actions.repliesButton)
        #expect(isAsBefore(before))
    }

    @Test("details are a line above the buttons, with replies open or closed")
    func details() throws {
        let before = scene.frames
        scene.tap(scene.cell(0)?.actions.repliesButton)
        let open = scene.frames
        scene.tap(scene.cell(0)?.actions.moreButton)
        let cell = try #require(scene.cell(0))
        #expect(abs(scene.frames[0].height - open[0].height - cell.details.bounds.height - 12) < 0.5)
        #expect(cell.details.frame.maxY < cell.actions.frame.minY && scene.misfits() == [])
        scene.tap(cell.actions.repliesButton)
        scene.tap(cell.actions.moreButton)
        #expect(isAsBefore(before) && scene.misfits() == [])
    }

    @Test("replies opened further down leave the rows above in place, and stay open when scrolled away and back")
    func scrolled() throws {
        scene.show(500)
        scene.scroll(by: 100)
        let numbers = scene.list.indexPathsForVisibleItems.sorted().map(\.item)
        let number = try #require(
            numbers.first { scene.cell($0).map { $0.frame.midY > scene.list.bounds.midY } ?? false })
        let place = try #require(numbers.firstIndex(of: number))
        let (before, height) = (scene.frames, repliesHeight(number))
        scene.tap(scene.cell(number)?.text)
        #expect(zip(scene.frames, before).prefix(place).allSatisfy { $0.isAlmost($1) })
        #expect(abs(scene.frames[place].minY - before[place].minY) < 0.01)
        #expect(abs(scene.frames[place].height - before[place].height - height) < 1)
        scene.show(0)
        #expect(scene.cells.allSatisfy { $0.replies.isHidden })
        scene.show(number)
        #expect(scene.cell(number)?.replies.isHidden == false && scene.misfits() == [])
        #expect(scene.cells.count { !$0.replies.isHidden } == 1)
    }

    @Test("a row closed while it opens shrinks from its current height")
    func turned() throws {
        let before = scene.frames
        scene.touch(scene.cell(0)?.text)
        scene.stage.advance(by: 0.1)
        scene.touch(scene.cell(0)?.text)
        scene.stage.advance(by: 0.05)
        #expect(scene.wrongGaps == [])
        scene.stage.settle()
        #expect(isAsBefore(before) && scene.misfits() == [])
    }
}
