import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

/// An item that a person moves: where it comes from, where it's shown, and the cell that follows the finger.
@MainActor final class LiftedItem {
    /// Which item is shown where during the movement.
    var order: PreviewOrder
    /// The counts when the item was lifted. The data source isn't asked again before the item is dropped.
    let dataCounts: CollectionCounts
    let cell: UICollectionViewCell
    /// The middle of the cell, in the layout's coordinates.
    var position: CGPoint
    /// The item that took the moved one's place and is still at the position, by its place in the data. It doesn't make
    /// room again before the position has left it. Otherwise two items of different sizes would change places forever
    /// (Decisions/0044).
    var passed: ItemPlace?
    /// Whether the data source is being told of the move.
    var isCommitting = false
    /// Scrolls the content while the item is held near an edge.
    var link: CADisplayLink?
    /// The section that was scrolled last, if it scrolls on its own.
    weak var pulledSection: SectionScrollView?

    init(lifting origin: ItemPlace, of counts: CollectionCounts, cell: UICollectionViewCell, at position: CGPoint) {
        order = PreviewOrder(lifting: origin)
        dataCounts = counts
        self.cell = cell
        self.position = position
    }

    /// Returns the plan for showing the item at another place.
    func plan(movingTo target: ItemPlace) -> UpdatePlan? {
        var next = order
        next.current = target
        let operations = target == order.current ? [] : [UpdateLedger.Operation.moveItem(order.current, to: target)]
        return try? UpdatePlan(
            UpdateLedger(
                before: order.counts(ofData: dataCounts), operations: operations,
                after: next.counts(ofData: dataCounts)))
    }

    func stopScrolling() {
        link?.invalidate()
        link = nil
        leavePulledSection()
    }

    func leavePulledSection() {
        pulledSection?.comeToRest()
        pulledSection = nil
    }
}

/// A step of an interactive movement: the layout's invalidation context, and the order of items before the step.
@MainActor struct PreviewStep {
    let context: UICollectionViewLayoutInvalidationContext
    let orderBefore: PreviewOrder
}

extension ItemPlace {
    /// nil for an index path that doesn't have two numbers.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(path.item, in: path.section)
    }

    var path: IndexPath { IndexPath(item: item, section: section) }

    var key: ElementKey { .cell(item, in: section) }
}
