import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

/// An item that is being moved by hand: where it comes from, where it is shown, and the cell that follows the finger.
@MainActor final class LiftedItem {
    /// Which item is shown where meanwhile.
    var order: PreviewOrder
    /// What the data source said when the item was lifted. It is not asked again before the item is let go of.
    let dataCounts: CollectionCounts
    let cell: UICollectionViewCell
    /// The middle of the cell, as the layout knows it.
    var position: CGPoint
    /// The item, by its place in the data, that took the moved one's place and still lies under the position. It does not give
    /// way again before the position has left it, or two items of different sizes would change places for ever
    /// (Decisions/0044).
    var passed: ItemPlace?
    /// Whether the data source is being told.
    var isCommitting = false
    /// Scrolls while the item is held near an edge.
    var link: CADisplayLink?
    /// The section that scrolls on its own and was scrolled last.
    weak var pulledSection: SectionScrollView?

    init(lifting origin: ItemPlace, of counts: CollectionCounts, cell: UICollectionViewCell, at position: CGPoint) {
        order = PreviewOrder(lifting: origin)
        dataCounts = counts
        self.cell = cell
        self.position = position
    }

    /// What is shown when the item goes on to another place.
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

/// What a step of a movement by hand says to the layout, and which items were shown where before it.
@MainActor struct PreviewStep {
    let context: UICollectionViewLayoutInvalidationContext
    let orderBefore: PreviewOrder
}

extension ItemPlace {
    /// nil for a path of other than two numbers.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(path.item, in: path.section)
    }

    var path: IndexPath { IndexPath(item: item, section: section) }

    var key: ElementKey { .cell(item, in: section) }
}
