import CollectionEngine
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Cells of 30 points, ten apart, estimated at 50, in 320 x 480.
@MainActor @Suite("The item that a view scrolls to") struct ScrollAimTests {
    private let list = SizingList(
        heights: Array(repeating: 30, count: 100), estimate: CGSize(width: 320, height: 50))
    private var view: UICollectionView { list.view }

    init() { view.layoutIfNeeded() }

    private func movement(deleting item: Int) throws -> ElementMovement {
        let plan = try UpdatePlan(
            UpdateLedger(
                before: CollectionCounts(items: [100]), operations: [.deleteItem(ItemPlace(item, in: 0))],
                after: CollectionCounts(items: [99])))
        return ElementMovement(view, plan: plan, keepsStates: false)
    }

    @Test("the item is remembered until the next layout pass has put it in place") func pass() throws {
        view.scrollToItem(at: [0, 50], at: .top, animated: false)
        #expect(view.aim.isSet)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: [0, 50]))
        #expect(!view.aim.isSet && cell.frame.minY == view.contentOffset.y && cell.frame.height == 30)
    }

    @Test("a layout without estimates needs to remember no item") func knownSizes() {
        let source = NumberSource(counts: [100])
        let view = UICollectionView.numbers(source, size: CGSize(width: 100, height: 200), layout: .rows)
        view.layoutIfNeeded()
        view.scrollToItem(at: [0, 50], at: .top, animated: false)
        #expect(!view.aim.isSet && view.contentOffset.y == 2500)
    }

    @Test("the remembered item follows updates, and is forgotten when it is deleted") func follows() throws {
        view.scrollToItem(at: [0, 50], at: .top, animated: false)
        try view.aim.follow(movement(deleting: 20))
        #expect(view.aim.isSet)
        try view.aim.follow(movement(deleting: 50))
        #expect(view.aim.isSet, "its item is 49 by now")
        try view.aim.follow(movement(deleting: 49))
        #expect(!view.aim.isSet)
    }

    @Test("a reload and another scroll make the view forget the item") func forgotten() {
        for forget in [view.aim.forget, view.reloadData, { view.setContentOffset(.zero, animated: false) }] {
            view.layoutIfNeeded()
            view.scrollToItem(at: [0, 50], at: .top, animated: false)
            #expect(view.aim.isSet)
            forget()
            #expect(!view.aim.isSet)
        }
    }

    @Test("scrolling to a last item that is deleted meanwhile ends at the end of the content", arguments: 1...17)
    func lastItemDeleted(frames: Int) {
        // Cells are twice as high as estimated, so the target moves away with each cell that comes into view.
        let list = SizingList(heights: Array(repeating: 80, count: 60), estimate: CGSize(width: 320, height: 40))
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        stage.show(list.view)
        list.layout.minimumLineSpacing = 0
        list.view.scrollToItem(at: [0, 59], at: .bottom, animated: true)
        stage.advance(by: Double(frames) / 60)
        list.source.heights.removeLast(30)
        UIView.performWithoutAnimation { list.view.deleteItems(at: (30..<60).map { [0, $0] }) }
        stage.settle()
        #expect(list.view.contentOffset.y == list.view.contentSize.height - 480)
    }

    @Test("where nothing scrolls the item is forgotten, and content that grows later stays where it is")
    func nothingToScroll() {
        let list = SizingList(heights: Array(repeating: 50, count: 8), estimate: CGSize(width: 320, height: 50))
        let stage = Stage(size: CGSize(width: 320, height: 480))
        list.layout.minimumLineSpacing = 0
        stage.show(list.view)
        list.view.scrollToItem(at: [0, 6], at: .top, animated: true)
        stage.settle()
        #expect(!list.view.aim.isSet)
        list.source.heights += Array(repeating: 50, count: 40)
        list.view.insertItems(at: (8..<48).map { [0, $0] })
        stage.settle()
        #expect(list.view.contentOffset.y == 0)
    }

    @Test("changing the layout at the same time takes the item along, and shows no leaving view")
    func otherLayout() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let source = NumberSource(counts: [200])
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 480), layout: LowRows(height: 40))
        stage.show(view)
        view.scrollToItem(at: [0, 120], at: .top, animated: true)
        stage.advance(by: 0.05)
        view.setCollectionViewLayout(LowRows(height: 70), animated: true)
        stage.settle()
        #expect(!view.aim.isSet)
        let first = Int(view.contentOffset.y / 70)
        #expect(view.indexPathsForVisibleItems.map(\.item).min() == first)
    }
}

/// A custom layout in which every cell is measured.
private final class LowRows: UICollectionViewLayout {
    private let height: CGFloat

    init(height: CGFloat) {
        self.height = height
        super.init()
    }

    required init?(coder: NSCoder) { fatalError() }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height * CGFloat(count)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: 320, height: height)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
}
