import CollectionEngine
import CoreGraphics
import Foundation

extension HandMovement {
    func reportMissingItem(_ path: IndexPath) {
        let counts = counts
        Diagnostics.warnOnce(
            "interactive-movement-item", of: "\(type(of: view))",
            """
            beginInteractiveMovementForItem(at:): there is no item at \(path.objectiveCText) in \(view); it returns false.
              data source    \(counts.sections) sections, \(counts.total) items when last asked
              try            indexPathForItem(at:) with the gesture's location, and no movement when that returns nil
            """)
    }

    func reportBadPosition(_ position: CGPoint) {
        Diagnostics.warnOnce(
            "interactive-movement-position", of: "\(type(of: view))",
            """
            updateInteractiveMovementTargetPosition(_:) got the position \(position.x), \(position.y) in \(view); the item \
            stays where it is.
              expected       two finite numbers
            """)
    }

    func reportBadTarget(_ path: IndexPath) {
        Diagnostics.warnOnce(
            "interactive-movement-target", of: "\(type(of: layout))",
            """
            The target \(path.objectiveCText) of an item that a person moves doesn't exist; the item stays where it is.
              data source    \(counts.sections) sections, \(counts.total) items
              likely cause   targetIndexPath(forInteractivelyMovingItem:withPosition:) of the layout, or the delegate, returned an \
            index path past the end of a section
              try            return the index path of an item, or the one after the last item of another section
            """)
    }

    func reportMissingMove(_ order: PreviewOrder) {
        Diagnostics.warnOnce(
            "interactive-movement-data", of: "\(dataSource.map { "\(type(of: $0))" } ?? "nil")",
            """
            A person moved item \(order.origin.path.plainText) to \(order.current.path.plainText), and the data source didn't \
            move it in the model; the cell moves back.
              likely cause   collectionView(_:moveItemAt:to:) is missing, or doesn't change the model
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
