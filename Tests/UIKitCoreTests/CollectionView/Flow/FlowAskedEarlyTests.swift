import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A flow layout that is called before the pass that would prepare it.
@MainActor @Suite("A flow layout before its layout pass") struct FlowAskedEarlyTests {
    private let source = NumberSource(counts: [12])
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
    }

    @Test("before the first pass a flow layout knows its content size and its items' frames")
    func first() {
        // Five items fit into a row of 60 points: three rows, and no spacing after the last one.
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 170))
        #expect(layout.layoutAttributesForItem(at: [0, 5])?.frame.origin == CGPoint(x: 0, y: 60))
    }

    @Test("after an invalidation a flow layout returns the new frames, and the pass solves nothing again")
    func invalidated() {
        view.layoutIfNeeded()
        layout.itemSize = CGSize(width: 320, height: 20)
        #expect(layout.collectionViewContentSize.height == 350)
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 50))?.count == 2)
        let solves = view.trace.solves
        view.layoutIfNeeded()
        #expect(view.trace.solves == solves && view.contentSize.height == 350)
    }

    @Test("after reloadData() a flow layout describes the new data")
    func reloaded() {
        view.layoutIfNeeded()
        source.counts = [5]
        view.reloadData()
        #expect(layout.collectionViewContentSize.height == 50)
        #expect(layout.layoutAttributesForItem(at: [0, 5]) == nil)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 50 && view.visibleCells.count == 5)
    }

    @Test("a flow layout without a collection view has no content")
    func alone() {
        #expect(UICollectionViewFlowLayout().collectionViewContentSize == .zero)
        #expect(UICollectionViewFlowLayout().layoutAttributesForItem(at: [0, 0]) == nil)
    }
}
