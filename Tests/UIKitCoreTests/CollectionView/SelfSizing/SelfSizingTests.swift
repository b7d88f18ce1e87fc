import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Cells that size themselves") struct SelfSizingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

    @Test("each cell is measured once, the layout is prepared once for all of them, and then they fit (R50)")
    func roundTrip() throws {
        let list = SizingList(heights: [29, 63, 29, 29])
        stage.show(list.view)
        #expect(
            list.frames
                == [(0, 29), (39, 63), (112, 29), (151, 29)].map { CGRect(x: 0, y: $0, width: 320, height: $1) })
        #expect(stage.trace.cellsCreated == 4)
        #expect(stage.trace.prepares == 2)
        #expect(stage.trace.sizingRounds == 1)
        #expect(stage.trace.sizeQuestions == 8, "once at the estimate, once at the size they wanted")
        #expect(list.view.contentSize == CGSize(width: 320, height: 180))
    }

    @Test("the delegate's size is the estimate of unmeasured items; a measured cell's size replaces it (R54)")
    func delegateSizes() {
        // In the recorded list, nine cells are in view and 31 are not.
        let list = SizingList(heights: SizingList.recordedHeights)
        let delegate = SizeDelegate(size: CGSize(width: 320, height: 70))
        list.view.delegate = delegate
        stage.show(list.view)
        // 397 points seen, 31 times 70 not seen, 39 gaps of 10.
        #expect(list.view.contentSize.height == 2957)
        #expect(list.layout.selfSizing.measurements.count == 9)
        // Measuring a cell doesn't ask the delegate again.
        #expect(delegate.questions == 40)
    }

    @Test("among different estimates a measured cell changes its own size only, and nothing is solved again")
    func manyEstimates() {
        let list = SizingList(heights: (0..<100_000).map { $0.isMultiple(of: 3) ? 29 : 63 })
        let delegate = ManySizesDelegate()
        list.view.delegate = delegate
        stage.show(list.view)
        let solves = list.view.trace.solves
        let looks = list.layout.solution?.lookCount ?? 0
        for _ in 0..<20 { list.expectSteady(stage, scrollingBy: 200) }
        #expect(list.view.trace.solves == solves)
        #expect(delegate.questions == 100_000)
        let measured = list.layout.selfSizing.measurements.count
        #expect(measured > 70)
        #expect((list.layout.solution?.lookCount ?? 0) - looks < 4 * measured, "two lines for each, at most twice")
    }

    @Test("without an estimate no cell is measured")
    func notAsked() {
        let list = SizingList(heights: [29, 63, 29], estimate: .zero)
        stage.show(list.view)
        #expect(list.frames.first?.size == CGSize(width: 50, height: 50))
        #expect(stage.trace.sizeQuestions == 0)
        #expect(stage.trace.prepares == 1)
    }

    @Test("automaticSize starts with itemSize as the estimate")
    func automatic() {
        let list = SizingList(heights: [29, 29], estimate: UICollectionViewFlowLayout.automaticSize)
        list.layout.itemSize = CGSize(width: 320, height: 100)
        stage.show(list.view)
        #expect(
            list.frames == [CGRect(x: 0, y: 0, width: 320, height: 29), CGRect(x: 0, y: 39, width: 320, height: 29)])
    }

    @Test("measured sizes are forgotten on reloadData and when the width changes (R52)")
    func forgotten() {
        let list = SizingList(heights: SizingList.recordedHeights)
        stage.show(list.view)
        list.view.contentOffset.y = 1000
        stage.settle()
        let measured = list.layout.selfSizing.measurements.count
        #expect(measured > 15)

        list.view.contentOffset.y = 0
        list.source.heights = Array(repeating: 100, count: 40)
        list.view.reloadData()
        stage.settle()
        // 100, 110 …: the fifth begins at 440.
        #expect(list.layout.selfSizing.measurements.count == 5)
        #expect(list.view.contentSize.height == 4390)

        list.view.frame.size.width = 300
        stage.settle()
        #expect(list.layout.selfSizing.measurements.count == 5)
        list.layout.invalidateLayout()
        stage.settle()
        #expect(list.layout.selfSizing.measurements.count == 5, "an invalidation forgets nothing")
    }

    @Test("while cells are measured on the way down, no visible cell jumps")
    func steadyDown() {
        let list = SizingList(heights: SizingList.recordedHeights)
        stage.show(list.view)
        for _ in 0..<60 { list.expectSteady(stage, scrollingBy: 17) }
    }

    @Test("cells above that are measured late grow upwards; no visible cell jumps")
    func steadyUp() {
        let list = SizingList(heights: SizingList.recordedHeights)
        stage.show(list.view)
        // Scrolls into the middle, past 10 items that were never shown.
        list.view.contentOffset.y = 1200
        stage.settle()
        for _ in 0..<40 { list.expectSteady(stage, scrollingBy: -17) }
        list.view.contentOffset.y = 0
        stage.settle()
        #expect(list.frames.first == CGRect(x: 0, y: 0, width: 320, height: 29))
    }

    @Test("an item inserted in view grows downwards: cells before it stay in place", arguments: [2, 9])
    func steadyInsertion(place: Int) {
        let list = SizingList(heights: SizingList.recordedHeights)
        stage.show(list.view)
        for _ in 0..<20 { list.expectSteady(stage, scrollingBy: 17) }
        let shown = list.placesOnScreen.sorted { $0.key < $1.key }
        // The path of the third item in view, or of one of the last.
        let path = shown[min(place, shown.count - 2)].key
        list.source.heights.insert(333, at: path.item)
        list.view.insertItems(at: [path])
        stage.settle()
        let after = list.placesOnScreen
        #expect(shown.prefix { $0.key < path }.allSatisfy { after[$0.key] == $0.value })
        #expect(list.view.cellForItem(at: path)?.bounds.height == 333)
    }

    @Test("scrollToItem puts the item in its position though the cells around it are measured on arrival")
    func scrollTo() throws {
        let list = SizingList(heights: SizingList.recordedHeights)
        stage.show(list.view)
        list.view.scrollToItem(at: [0, 25], at: .top, animated: false)
        stage.settle()
        let cell = try #require(list.view.cellForItem(at: [0, 25]))
        #expect(cell.frame.minY == list.view.contentOffset.y)
        #expect(cell.frame.height == 29)
    }

    @Test(
        "an animated scroll to the start ends there, whatever the rows on the way measure",
        arguments: [20, 39, 60] as [CGFloat])
    func scrollToBeginning(height: CGFloat) {
        let list = SizingList(heights: Array(repeating: height, count: 60))
        stage.show(list.view)
        list.view.contentOffset.y = 1600
        stage.settle()
        list.view.setContentOffset(.zero, animated: true)
        stage.settle()
        #expect(list.view.contentOffset.y == 0)
        #expect(list.frames.first == CGRect(x: 0, y: 0, width: 320, height: height))
    }

    @Test("a scroll to the end of rows that turn out smaller stops at the real end")
    func scrollToEnd() {
        let list = SizingList(heights: Array(repeating: 20, count: 60))
        stage.show(list.view)
        list.view.setContentOffset(CGPoint(x: 0, y: list.view.contentSize.height - 480), animated: true)
        stage.settle()
        // The content has 60 times 20, 59 gaps of 10, and the rows that passed too fast to be measured.
        #expect(list.view.contentOffset.y == list.view.contentSize.height - 480)
        #expect(list.view.contentSize.height < 2990)
    }

    @Test("content stays under the dragging finger while cells above are measured")
    func drag() throws {
        let list = SizingList(heights: SizingList.recordedHeights)
        stage.show(list.view)
        list.view.contentOffset.y = 1200
        stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 100))
        // After the slop (M7), the content under the finger stays there.
        stage.touchMove(finger, to: CGPoint(x: 100, y: 111))
        stage.advance(by: 1.0 / 60)
        let path = try #require(list.view.indexPathForItem(at: CGPoint(x: 100, y: list.view.contentOffset.y + 111)))
        let grip = try #require(list.view.cellForItem(at: path)).frame.minY - list.view.contentOffset.y - 111
        for step in 1...20 {
            stage.touchMove(finger, to: CGPoint(x: 100, y: 111 + 15 * CGFloat(step)))
            stage.advance(by: 1.0 / 60)
            let cell = try #require(list.view.cellForItem(at: path))
            #expect(cell.frame.minY - list.view.contentOffset.y - 111 - 15 * CGFloat(step) == grip)
        }
        stage.touchUp(finger, at: CGPoint(x: 100, y: 411))
    }

    @Test("a cell that invalidates its intrinsic size is resized, unless selfSizingInvalidation is off (R59)")
    func contentChanges() throws {
        let list = SizingList(heights: [29, 29, 29])
        stage.show(list.view)
        #expect(list.view.selfSizingInvalidation == .enabled)
        let cell = try #require(list.view.cellForItem(at: [0, 1]) as? SizedCell)
        cell.height = 50
        cell.contentView.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(list.frames.map(\.minY) == [0, 39, 99])
        list.view.selfSizingInvalidation = .disabled
        cell.height = 70
        cell.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(list.frames.map(\.minY) == [0, 39, 99])
    }

    @Test("a preferred size that isn't possible is ignored with one warning", arguments: [CGFloat.nan, .infinity, -1])
    func badSize(height: CGFloat) {
        let log = WarningLog()
        let list = SizingList(heights: [29, height, 29])
        stage.show(list.view)
        #expect(log.identifiers == ["bad-preferred-size"])
        #expect(list.frames.map(\.height) == [29, 29, 29], "the mean of the others")
    }

    @Test("two cells that push each other out of view come to rest")
    func crowded() {
        let list = SizingList(heights: [479, 400, 400, 29, 29], estimate: CGSize(width: 320, height: 10))
        stage.show(list.view)
        #expect(list.frames.map(\.height) == [479])
        #expect(list.layout.selfSizing.measurements.count == 1, "the others were never displayed (R53)")
    }
}

@MainActor @Suite("A cell's preferred attributes") struct PreferredAttributesTests {
    private func preferred(_ cell: UICollectionReusableView, _ size: CGSize = CGSize(width: 100, height: 60)) -> CGSize
    {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.size = size
        cell.frame.size = size
        return cell.preferredLayoutAttributesFitting(attributes).size
    }

    @Test("a plain cell keeps the size it is given (R51)")
    func plain() {
        #expect(preferred(UICollectionViewCell()) == CGSize(width: 100, height: 60))
        #expect(
            preferred(UICollectionViewCell(), CGSize(width: 100.123, height: 60)) == CGSize(width: 100.123, height: 60))
    }

    @Test("a cell that overrides sizeThatFits gets that size, rounded up to pixels")
    func sizeThatFits() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let cell = FittingCell()
        stage.show(cell)
        #expect(preferred(cell) == CGSize(width: 100, height: 25.5))
    }

    @Test("systemLayoutSizeFitting returns the intrinsic size, and the given one along a required axis")
    func fitting() {
        let label = UILabel()
        label.text = "ii"
        let size = label.intrinsicContentSize
        #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
        let fixed = label.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fixed == CGSize(width: 200, height: size.height))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(plain.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 30, height: 40))
    }
}

@MainActor @Suite("Custom layouts whose views size themselves") struct CustomSizingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

    private func show(_ layout: StackLayout) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = layout.source
        stage.show(view)
        return view
    }

    @Test("all cells of a pass are measured, then each context is sent, then the layout is prepared once")
    func contexts() {
        let layout = StackLayout(heights: [29, 63, 29])
        let view = show(layout)
        #expect(
            layout.calls == ["prepare", "preferred 0", "preferred 1", "preferred 2", "with", "with", "with", "prepare"])
        #expect(view.contentSize.height == 121)
        #expect(view.visibleCells.map(\.frame.minY) == [0, 29, 92])
    }

    @Test("a layout that doesn't ask for preferred attributes keeps its sizes")
    func uncaring() {
        let layout = StackLayout(heights: [29, 63, 29])
        layout.cares = false
        #expect(show(layout).visibleCells.map(\.frame.height) == [40, 40, 40])
        #expect(stage.trace.prepares == 1)
        #expect(
            !UICollectionViewLayout().shouldInvalidateLayout(
                forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(),
                withOriginalAttributes: UICollectionViewLayoutAttributes()))
    }

    @Test("a cell that never agrees with its size stops the program, with the sizes requested (R160)")
    func endless() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
                let list = SizingList(heights: [29, 29, 29])
                list.source.grows = true
                stage.show(list.view)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                """
                is stuck in a recursive layout loop. This can happen when self-sizing views do not return consistent \
                sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted. To debug this \
                issue, check the Console app for logs in the "UICollectionViewFeedbackLoopDebugger" category.
                Collection view: <UICollectionView
                """))
        #expect(text.contains("320 x 138 -> 320 x 139"))
        #expect(text.contains("try            compute the size from the content and the width alone"))
    }
}
