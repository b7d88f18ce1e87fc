import CollectionEngine
import LayoutEngine
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// R60, by symmetry: in two views of opposite directions, the same layout looks mirrored.
@MainActor @Suite("Right to left") struct RightToLeftTests {
    private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 2)
    private let source = NumberSource(counts: [7, 30, 4])

    private func show(
        _ layout: UICollectionViewLayout, _ attribute: UISemanticContentAttribute = .forceRightToLeft
    ) -> UICollectionView {
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 400), layout: layout)
        view.semanticContentAttribute = attribute
        stage.show(view)
        return view
    }

    private func flow(_ direction: UICollectionView.ScrollDirection) -> TurningFlowLayout {
        let flow = TurningFlowLayout()
        flow.scrollDirection = direction
        flow.itemSize = CGSize(width: 70, height: 46)
        flow.sectionInset = UIEdgeInsets(top: 3, left: 12, bottom: 5, right: 30)
        flow.headerReferenceSize = CGSize(width: 20, height: 20)
        flow.sectionHeadersPinToVisibleBounds = true
        return flow
    }

    @Test("a view's layout direction follows its semantic content attribute")
    func directions() {
        let view = UIView()
        #expect(view.semanticContentAttribute == .unspecified)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    }

    @Test("a row begins at the right, while the layout's own frames begin at the left")
    func row() throws {
        let flow = flow(.vertical)
        let view = show(flow)
        // Four items of 70 do not fit into 278; three do, at 12, 116 and 220, and the first ends at 82 of 320.
        #expect(flow.layoutAttributesForItem(at: [0, 0])?.frame.minX == 12)
        #expect(try #require(view.cellForItem(at: [0, 0])).frame.maxX == 308)
        #expect(view.contentOffset == .zero)
    }

    @Test(
        "all views are the mirror image of those from left to right, at every offset",
        arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func symmetry(direction: UICollectionView.ScrollDirection) {
        let (left, right) = (show(flow(direction), .forceLeftToRight), show(flow(direction)))
        for distance in [CGFloat(0), 33.5, 200, 411] {
            left.contentOffset =
                direction == .vertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
            right.contentOffset =
                direction == .vertical
                ? left.contentOffset : CGPoint(x: right.contentSize.width - 320 - distance, y: 0)
            stage.settle()
            expectMirrored(left, right)
        }
    }

    private func expectMirrored(_ left: UICollectionView, _ right: UICollectionView) {
        #expect(left.indexPathsForVisibleItems == right.indexPathsForVisibleItems)
        func image(_ frame: CGRect) -> CGRect {
            CGRect(x: left.contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        for path in left.indexPathsForVisibleItems {
            guard let frame = left.cellForItem(at: path)?.frame else { continue }
            #expect(right.cellForItem(at: path)?.frame == image(frame))
            #expect(right.indexPathForItem(at: CGPoint(x: image(frame).midX, y: frame.midY)) == path)
        }
        let kind = UICollectionView.elementKindSectionHeader
        let headers = left.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        #expect(headers == right.indexPathsForVisibleSupplementaryElements(ofKind: kind))
        for path in headers {
            let frame = left.supplementaryView(forElementKind: kind, at: path)?.frame
            #expect(right.supplementaryView(forElementKind: kind, at: path)?.frame == frame.map(image))
        }
    }

    @Test("content that scrolls sideways begins at its right end, and keeps its distance from it when it grows")
    func leadingEnd() {
        source.counts = [60]
        let flow = flow(.horizontal)
        let view = show(flow)
        let width = view.contentSize.width
        #expect(view.contentOffset.x == width - 320)
        view.contentOffset.x -= 50
        stage.settle()
        let shown = view.indexPathsForVisibleItems
        source.counts = [90]
        view.reloadData()
        stage.settle()
        #expect(view.contentSize.width > width)
        #expect(view.contentOffset.x == view.contentSize.width - 320 - 50)
        #expect(view.indexPathsForVisibleItems == shown)
        view.frame.size.width = 200
        stage.settle()
        #expect(view.contentOffset.x == view.contentSize.width - 200 - 50)
    }

    @Test("scrollToItem scrolls to the mirrored place of an item")
    func scrollTo() throws {
        source.counts = [60]
        let view = show(flow(.horizontal))
        view.scrollToItem(at: [0, 40], at: .right, animated: false)
        stage.settle()
        let cell = try #require(view.cellForItem(at: [0, 40]))
        #expect(cell.frame.maxX == view.bounds.maxX)
    }

    @Test("the arrow keys move in the direction they point")
    func keys() throws {
        let view = show(flow(.vertical))
        let first = try #require(view.cellForItem(at: [0, 0]))
        stage.focus(first)
        stage.press("ArrowLeft")
        #expect(view.focus.item == .cell(1, in: 0))
        stage.press("ArrowRight")
        #expect(view.focus.item == .cell(0, in: 0))
    }

    @Test("changing the direction of a view mirrors its content, and changing back restores it")
    func turning() {
        let view = show(flow(.horizontal), .unspecified)
        let frames = view.visibleCells.map(\.frame)
        view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        #expect(view.contentOffset.x == view.contentSize.width - 320)
        #expect(
            view.visibleCells.map(\.frame)
                == frames.map {
                    CGRect(x: view.contentSize.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
                })
        view.semanticContentAttribute = .forceLeftToRight
        stage.settle()
        #expect(view.contentOffset.x == 0)
        #expect(view.visibleCells.map(\.frame) == frames)
    }

    @Test("a layout that doesn't flip, or is written for right to left, is shown unmirrored")
    func others() {
        let plain = show(UICollectionViewFlowLayout())
        #expect(plain.cellForItem(at: [0, 0])?.frame.minX == 0)
        let flow = flow(.vertical)
        flow.direction = .rightToLeft
        #expect(show(flow).cellForItem(at: [0, 0])?.frame.minX == 12)
    }

    @Test("layouts read by ranges are mirrored, too")
    func ranges() throws {
        source.counts = [20]
        let view = show(RowOfSquares())
        #expect(try #require(view.cellForItem(at: [0, 0])).frame == CGRect(x: 950, y: 0, width: 50, height: 50))
        #expect(view.contentOffset.x == 680)
        view.contentOffset.x = 0
        stage.settle()
        #expect(view.indexPathsForVisibleItems.last == [0, 19])
        #expect(try #require(view.cellForItem(at: [0, 19])).frame.minX == 0)
        #expect(view.trace.cellsReused > 0)
    }

    @Test("cells that size themselves keep their mirrored place")
    func selfSizing() {
        source.counts = [40]
        let flow = flow(.horizontal)
        flow.estimatedItemSize = CGSize(width: 100, height: 380)
        flow.headerReferenceSize = .zero
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
        let cells = WideSource()
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = cells
        view.semanticContentAttribute = .forceRightToLeft
        stage.show(view)
        #expect(abs(view.contentOffset.x - (view.contentSize.width - 320)) < 0.5, "to the pixel")
        // Scrolls to the other end, and back from there.
        view.contentOffset.x = 700
        stage.settle()
        for _ in 0..<30 {
            var places: [IndexPath: CGFloat] = [:]
            for cell in view.visibleCells {
                if let path = view.indexPath(for: cell) { places[path] = cell.frame.minX - view.contentOffset.x }
            }
            view.contentOffset.x += 11
            stage.settle()
            for cell in view.visibleCells {
                guard let path = view.indexPath(for: cell), let place = places[path] else { continue }
                #expect(cell.frame.minX - view.contentOffset.x == place - 11)
            }
        }
    }
}

private final class TurningFlowLayout: UICollectionViewFlowLayout {
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
}

/// A row of 20 squares, which the collection view may read by ranges and mirror.
private final class RowOfSquares: UICollectionViewLayout, BuiltInLayout {
    private let solution: FlowSolution = {
        var section = FlowSectionInput(sizes: .uniform(CGSize(width: 50, height: 50), count: 20))
        section.lineSpacing = 0
        return FlowSolver().solve(
            FlowInput(axis: .horizontal, crossLength: 50, pixelGrid: PixelGrid(scale: 2), sections: [section]))
    }()

    override var builtIn: (any BuiltInLayout)? { self }
    var placedForReading: (any SolvedLayout)? { solution }
    var elementKinds: [ElementKind] { [.header, .footer] }
    var scrollAxis: Axis { .horizontal }

    override var collectionViewContentSize: CGSize { solution.contentSize }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor private final class WideSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? WideCell)?.width = indexPath.item % 3 == 0 ? 60 : 37
        return cell
    }
}

private final class WideCell: UICollectionViewCell {
    var width: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: size.height) }
}
