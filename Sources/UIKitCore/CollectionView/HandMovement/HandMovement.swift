import CollectionEngine
import CoreGraphics
import Foundation

/// Moves an item interactively. At each new place of the item the others make room, as in a batch update that moves
/// this item. The data source learns of the move once, at the end (R606).
@MainActor final class HandMovement: CollectionPart {
    /// The item that is being moved.
    @exclusivity(unchecked) private(set) var lifted: LiftedItem? {
        didSet {
            guard lifted !== oldValue else { return }
            oldValue?.cell.stateDidChange()
            lifted?.cell.stateDidChange()
        }
    }
    /// The gesture of a collection view controller.
    var gesture: StandardMovementGesture? {
        didSet {
            oldValue?.remove()
            gesture?.update()
        }
    }

    /// The order in which items are shown.
    var order: ItemOrder { ItemOrder(preview: lifted?.order) }

    // MARK: Lifting

    func lift(at path: IndexPath) -> Bool {
        guard lifted == nil, !view.transition.isInteractive, !view.updates.isCollecting, canRename, dataSource != nil
        else { return false }
        view.layoutIfNeeded()
        guard let place = ItemPlace(path), counts.contains(item: place.item, section: place.section) else {
            reportMissingItem(path)
            return false
        }
        guard canMoveItem(at: path) ?? true else { return false }
        // The app may have done anything during the call.
        guard lifted == nil, !view.updates.isCollecting, view.pass.isPrepared,
            counts.contains(item: place.item, section: place.section)
        else { return false }
        view.swipes.close(animated: true)
        let shift = view.sectionScrolling.shift(of: place.key)
        let center = layout.layoutAttributesForItem(at: path)?.center ?? .zero
        let position = CGPoint(x: center.x - shift.x, y: center.y - shift.y)
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: path, withTargetPosition: position)
        if view.elements[place.key] == nil, view.elements.takenBack(place.key) == nil {
            PendingElement.with(place.key, attributes: attributes) {
                view.elements.makeView(of: $0, PassPartners(view))
            }
        }
        guard let cell = view.elements.cell(place.key) else { return false }
        view.supply.forgetFilledCells()
        lifted = LiftedItem(lifting: place, of: counts, cell: cell, at: position)
        placeCell()
        return true
    }

    /// Whether the data source allows moving an item. nil if it doesn't say, and it's unknown whether it implements the
    /// move (Decisions/0044).
    func canMoveItem(at path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        let isMoveWritten = MoveItemWriting.isKnown(of: dataSource)
        guard isMoveWritten != false else { return false }
        return OptionalMethod.result { dataSource.collectionView(view, canMoveItemAt: path) } ?? isMoveWritten
    }

    /// Adds the long press that lifts items, unless there is one.
    func letItemsBeLifted() {
        if gesture == nil { gesture = StandardMovementGesture(for: view) }
    }

    // MARK: Moving

    func moveLifted(toSeen position: CGPoint) {
        guard let moving = lifted, !moving.isCommitting else { return }
        guard position.isFinite else { return reportBadPosition(position) }
        moveLifted(to: view.mirror.flipped(position))
        updateEdgeScrolling()
    }

    /// - Parameter position: In the layout's coordinates.
    func moveLifted(to position: CGPoint) {
        guard let moving = lifted, !moving.isCommitting else { return }
        let previous = moving.position
        moving.position = position
        // During a layout pass other items cannot make room. They do in the next step.
        guard canRename else { return placeCell() }
        let target = nextPlace(of: moving)
        // The layout or the delegate may have ended the movement.
        guard lifted === moving else { return }
        if let target {
            step(moving, to: target, previousPosition: previous)
        } else if layout.solvedForCollectionView == nil {
            // In a custom layout, other items may make room for the position alone.
            let current = [moving.order.current.path]
            layout.invalidateLayout(
                with: context(moving, from: current, to: current, previousPosition: previous))
        }
        placeCell()
    }

    /// Returns the item's new place, or nil if it stays.
    private func nextPlace(of moving: LiftedItem) -> ItemPlace? {
        view.pass.prepareIfNeeded()
        let order = moving.order
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: order.current.path, withPosition: moving.position)
        guard let place = ItemPlace(proposed), place != order.current else {
            moving.passed = nil
            return nil
        }
        if let passed = moving.passed {
            guard order.shownPlace(ofData: passed) != place else { return nil }
            moving.passed = nil
        }
        return target(of: moving, proposed: proposed)
    }

    /// Returns the place that the delegate chooses, or nil if the item stays.
    private func target(of moving: LiftedItem, proposed: IndexPath) -> ItemPlace? {
        let order = moving.order
        let answer =
            delegate?.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: order.origin.path,
                atCurrentIndexPath: order.current.path, toProposedIndexPath: proposed) ?? proposed
        guard let target = ItemPlace(answer), order.canMove(to: target, dataCounts: moving.dataCounts) else {
            reportBadTarget(answer)
            return nil
        }
        return target == order.current ? nil : target
    }

    private func step(_ moving: LiftedItem, to target: ItemPlace, previousPosition: CGPoint) {
        guard let plan = moving.plan(movingTo: target) else { return }
        let before = moving.order
        moving.order.current = target
        view.itemCounts.keep(moving.order.counts(ofData: moving.dataCounts))
        let context = context(
            moving, from: [before.current.path], to: [target.path], previousPosition: previousPosition)
        view.updates.carryOut(plan, step: PreviewStep(context: context, orderBefore: before))
        guard lifted === moving else { return }
        let found = view.itemOfLayout(at: moving.position).flatMap(ItemPlace.init)
        moving.passed = found == before.current ? moving.order.dataPlace(ofShown: before.current) : nil
    }

    private func context(
        _ moving: LiftedItem, from previous: [IndexPath], to targets: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        layout.invalidationContext(
            forInteractivelyMovingItems: targets, withTargetPosition: moving.position, previousIndexPaths: previous,
            previousPosition: previousPosition)
    }

    /// Moves the lifted cell to the place that the layout gives for the finger's position, without animation.
    func placeCell() {
        guard let moving = lifted else { return }
        // A layout that was just invalidated for the position needs to be prepared first.
        view.pass.prepareIfNeeded()
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: moving.order.current.path, withTargetPosition: moving.position)
        guard attributes.frame.isFinite else { return }
        UIView.performWithoutAnimation {
            moving.cell.take(attributes)
            // The cell follows the finger, however far its section has scrolled.
            moving.cell.sectionShift = .zero
            view.mirror.place(moving.cell, isLeaving: true)
        }
    }

    /// Whether the view follows the finger rather than the layout.
    func isLifted(_ view: UICollectionReusableView) -> Bool { lifted?.cell === view }

    // MARK: Dropping

    func drop() {
        guard let moving = lifted, !moving.isCommitting else { return }
        moving.stopScrolling()
        let order = moving.order
        guard order.isChanged else { return slide(moving, to: order.origin, isCancelled: false) }
        moving.isCommitting = true
        let isWritten =
            OptionalMethod.result {
                dataSource?.collectionView(view, moveItemAt: order.origin.path, to: order.current.path)
            } != nil
        // The data source reloaded, or began a batch update.
        guard lifted === moving else { return }
        let after = view.itemCounts.asked()
        guard isWritten, after != moving.dataCounts || order.origin.section == order.current.section else {
            reportMissingMove(order)
            return slide(moving, to: order.origin, isCancelled: true)
        }
        guard after == order.counts(ofData: moving.dataCounts) else {
            forget()
            return refuse(moving, after: after)
        }
        slide(moving, to: order.current, isCancelled: false)
    }

    func cancel() {
        guard let moving = lifted, !moving.isCommitting else { return }
        slide(moving, to: moving.order.origin, isCancelled: true)
    }

    /// Moves the cell to its place in the layout, and ends the movement.
    private func slide(_ moving: LiftedItem, to place: ItemPlace, isCancelled: Bool) {
        guard canRename, let plan = moving.plan(movingTo: place) else { return view.reloadData() }
        let before = moving.order
        forget()
        moving.order.current = place
        view.itemCounts.keep(moving.order.counts(ofData: moving.dataCounts))
        let context = endingContext(from: before, to: place, isCancelled: isCancelled)
        view.updates.carryOut(plan, step: PreviewStep(context: context, orderBefore: before))
    }

    private func endingContext(
        from order: PreviewOrder, to place: ItemPlace, isCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [place.path], previousIndexPaths: [order.current.path], movementCancelled: isCancelled)
    }

    // MARK: Accessibility

    /// Moves an item as if a person dragged it to another place and dropped it. Returns false if it can't be lifted.
    func move(at path: IndexPath, to proposed: IndexPath) -> Bool {
        guard lift(at: path), let moving = lifted else { return false }
        if let target = target(of: moving, proposed: proposed), lifted === moving {
            step(moving, to: target, previousPosition: moving.position)
        }
        if lifted === moving { drop() }
        return true
    }

    // MARK: Interruptions

    /// Whether views can get other index paths now: not during a layout pass or another movement.
    private var canRename: Bool { !view.pass.isLayingOut && view.updates.movement == nil }

    func forget() {
        lifted?.stopScrolling()
        lifted = nil
    }

    /// Ends the movement because an update or another layout comes. Items get their index paths back at once, and move
    /// with what follows (R241, Decisions/0044).
    func giveUp() {
        guard let moving = lifted else { return }
        let order = moving.order
        // If the data source was told already, it has the shown order.
        let place = moving.isCommitting ? order.current : order.origin
        guard canRename, let plan = moving.plan(movingTo: place) else { return view.reloadData() }
        forget()
        if !plan.isEmpty {
            moving.order.current = place
            view.itemCounts.keep(moving.order.counts(ofData: moving.dataCounts))
            view.updates.rename(ElementMovement(view, plan: plan, keepsStates: false))
            view.candidates.forget()
        }
        layout.invalidateLayout(
            with: endingContext(from: order, to: place, isCancelled: !moving.isCommitting))
    }
}
