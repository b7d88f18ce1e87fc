import CollectionEngine
import CoreGraphics
import Foundation

extension HandMovement {
    func reportMissingItem(_ path: IndexPath) {
        let counts = counts
        Diagnostics.warnOnce(
            "interactive-movement-item", of: "\(type(of: view))",
            """
            beginInteractiveMovementForItem(at:) was given \(path.objectiveCText), which is no item of \(view); it answers \
            false.
              data source    \(counts.sections) sections, \(counts.total) items when last asked
              try            indexPathForItem(at:) with the gesture's location, and nothing when it answers nil
            """)
    }

    func reportBadPosition(_ position: CGPoint) {
        Diagnostics.warnOnce(
            "interactive-movement-position", of: "\(type(of: view))",
            """
            updateInteractiveMovementTargetPosition(_:) was given \(position.x), \(position.y) by a user of \(view); the item \
            stays where it is.
              expected       two finite numbers
            """)
    }

    func reportBadTarget(_ path: IndexPath) {
        Diagnostics.warnOnce(
            "interactive-movement-target", of: "\(type(of: layout))",
            """
            An item that is moved by hand was sent to \(path.objectiveCText), where it cannot be; it stays where it is.
              data source    \(counts.sections) sections, \(counts.total) items
              likely cause   the layout's targetIndexPath(forInteractivelyMovingItem:withPosition:) or the delegate's answer \
            names a place behind the end of a section
              try            the index path of an item, or one behind the last item of another section
            """)
    }

    func reportMissingMove(_ order: PreviewOrder) {
        Diagnostics.warnOnce(
            "interactive-movement-data", of: "\(dataSource.map { "\(type(of: $0))" } ?? "nil")",
            """
            The item \(order.origin.path.plainText) was moved to \(order.current.path.plainText) by hand, and the data source \
            did not move it; it slides back.
              likely cause   collectionView(_:moveItemAt:to:) is missing, or does not change the model
              try            items.insert(items.remove(at: source.item), at: destination.item) in it
            """)
    }

    /// Reports that the data source's counts don't match the move.
    func refuse(_ moving: LiftedItem, after: CollectionCounts) {
        let order = moving.order
        let ledger = UpdateLedger(
            before: moving.dataCounts, operations: [.moveItem(order.origin, to: order.current)], after: after,
            beforeReading: view.itemCounts.reading,
            afterReading: CountReading(pass: view.trace.passes, moment: .endOfBatch))
        do {
            _ = try UpdatePlan(ledger)
            view.reloadData()
        } catch {
            view.updates.refuse(error, completions: [])
        }
    }
}
