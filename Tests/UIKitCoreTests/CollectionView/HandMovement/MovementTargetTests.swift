import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// The place of a dragged item: the layout proposes it, then the delegate.
@MainActor @Suite("Interactive movement: targets") struct MovementTargetTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    func move(_ view: UICollectionView, to y: CGFloat) {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
    }

    @Test("sizes follow their items, and the other items flow around them")
    func sizes() {
        let source = SizedItems([["a", "b", "c"]], heights: ["a": 20, "b": 100, "c": 40])
        let layout = UICollectionViewLayout.rows
        let view = source.view(layout: layout)
        view.delegate = source
        stage.show(view)
        #expect(view.shownNames == "a 0, b 20, c 120")
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 140)
        #expect(view.shownNames == "b 0, c 100, a 130")
        #expect(view.layoutAttributesForItem(at: view.path(2))?.frame == CGRect(x: 0, y: 140, width: 100, height: 20))
        view.endInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "b 0, c 100, a 140")
    }

    @Test("two items of different sizes don't swap back and forth under a resting finger")
    func calm() {
        let source = SizedItems([["a", "b"]], heights: ["a": 20, "b": 150])
        let view = source.view()
        view.delegate = source
        stage.show(view)
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        // b goes up by 20 and is still there.
        for y in [60.0, 61, 62, 63] {
            move(view, to: y)
            #expect(view.layoutAttributesForItem(at: view.path(0))?.size.height == 150)
        }
        // The finger goes below b and back onto it, and b gives way again.
        move(view, to: 160)
        move(view, to: 100)
        #expect(view.layoutAttributesForItem(at: view.path(0))?.size.height == 20)
    }

    @Test("the delegate gets the item's original, current and proposed index path")
    func delegate() {
        let source = SizedItems([["a", "b", "c", "d"]], heights: [:])
        let view = source.view()
        view.delegate = source
        stage.show(view)
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 75)
        source.redirect = { _ in IndexPath(item: 0, section: 0) }
        move(view, to: 175)
        #expect(source.questions == ["from 0-0 at 0-0 to 0-1", "from 0-0 at 0-1 to 0-3"])
        view.endInteractiveMovement()
        #expect(source.log == ["can 0-0"])
        stage.settle()
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
    }

    @Test("the delegate's method from before iOS 15 is asked with the current index path (R606)")
    func oldDelegate() {
        let source = MovableItems([["a", "b", "c", "d"]])
        let delegate = OldDelegate()
        let view = source.view()
        view.delegate = delegate
        stage.show(view)
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 75)
        move(view, to: 175)
        #expect(delegate.questions == ["0-0 to 0-1", "0-1 to 0-3"])
    }

    @Test("a target that doesn't exist is refused, with one warning", arguments: [[0, 4], [7, 0], [0, -1], [0]])
    func badTarget(path: [Int]) {
        let log = WarningLog()
        let source = SizedItems([["a", "b", "c", "d"]], heights: [:])
        source.redirect = { _ in IndexPath(indexes: path) }
        let view = source.view()
        view.delegate = source
        stage.show(view)
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 75)
        move(view, to: 76)
        #expect(log.identifiers == ["interactive-movement-target"])
        #expect(view.shownNames == "a 51, b 50, c 100, d 150" || view.shownNames == "b 50, a 51, c 100, d 150")
    }

    @Test("a custom layout chooses the target and the look, and gets a context for every step")
    func customLayout() {
        let layout = ReorderingRows()
        let source = MovableItems([["a", "b", "c", "d"]])
        let view = source.view(layout: layout)
        stage.show(view)
        layout.contexts = []
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 30)
        #expect(view.cell("a")?.alpha == 0.5)
        #expect(layout.contexts == ["0-0 to 0-0 at 30"])
        move(view, to: 130)
        #expect(layout.contexts.last == "0-0 to 0-2 at 130")
        #expect(layout.updates == ["0-0 to 0-2"])
        #expect(view.shownNames == "b 0, c 50, a 105, d 150")
        view.endInteractiveMovement()
        #expect(layout.contexts.last == "0-2 to 0-2 at 0")
        stage.settle()
        #expect(view.shownNames == "b 0, c 50, a 100, d 150")
        #expect(view.cell("a")?.alpha == 1)
    }

    @Test("in a view from right to left a moved item follows the mirrored positions")
    func mirrored() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let mirroring = MirroringFlow()
        mirroring.itemSize = layout.itemSize
        mirroring.minimumInteritemSpacing = 0
        mirroring.minimumLineSpacing = 0
        let source = MovableItems([["a", "b", "c"]])
        let view = source.view(layout: mirroring)
        view.semanticContentAttribute = .forceRightToLeft
        stage.show(view)
        #expect(view.cell("a")?.frame.minX == 50 && view.cell("b")?.frame.minX == 0)
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 30))
        #expect(view.cell("a")?.center == CGPoint(x: 20, y: 30))
        #expect(view.cell("b")?.frame.minX == 50)
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.sections == [["b", "a", "c"]])
        #expect(view.cell("a")?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }
}

/// Items of different heights, and a delegate that may send a moved item elsewhere.
@MainActor private final class SizedItems: MovableItems, UICollectionViewDelegateFlowLayout {
    let heights: [String: CGFloat]
    var redirect: (IndexPath) -> IndexPath = { $0 }
    private(set) var questions: [String] = []

    init(_ sections: [[String]], heights: [String: CGFloat]) {
        self.heights = heights
        super.init(sections)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 100, height: heights[sections[indexPath.section][indexPath.item]] ?? 50)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        questions.append("from \(originalIndexPath.text) at \(currentIndexPath.text) to \(proposedIndexPath.text)")
        return redirect(proposedIndexPath)
    }
}

@MainActor private final class OldDelegate: NSObject, UICollectionViewDelegate {
    private(set) var questions: [String] = []

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        questions.append("\(originalIndexPath.text) to \(proposedIndexPath.text)")
        return proposedIndexPath
    }
}

private final class MirroringFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Rows of 50 points; what is moved goes to the row under it, half transparent.
private final class ReorderingRows: UICollectionViewLayout {
    var contexts: [String] = []
    private(set) var updates: [String] = []

    override var collectionViewContentSize: CGSize {
        CGSize(width: 100, height: 50 * (collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
        return attributes
    }

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { IndexPath(item: Int(position.y / 50), section: 0) }

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let old = context.previousIndexPathsForInteractivelyMovingItems?.first,
            let new = context.targetIndexPathsForInteractivelyMovingItems?.first
        {
            contexts.append("\(old.text) to \(new.text) at \(Int(context.interactiveMovementTarget.y))")
        }
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            updates.append("\(item.indexPathBeforeUpdate?.text ?? "") to \(item.indexPathAfterUpdate?.text ?? "")")
        }
    }
}

extension IndexPath {
    fileprivate var text: String { map(String.init).joined(separator: "-") }
}
