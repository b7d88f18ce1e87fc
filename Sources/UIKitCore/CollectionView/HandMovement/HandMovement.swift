import CollectionEngine
import CoreGraphics
import Foundation

/// Moving an item by hand. Each time the item comes to another place the others make room, as in a batch that moves this one
/// item; the data source hears of it once, at the end (R606).
@MainActor final class HandMovement: CollectionPart {
    /// What is being moved.
    @exclusivity(unchecked) private(set) var lifted: LiftedItem? {
        didSet {
            guard lifted !== oldValue else { return }
            oldValue?.cell.stateDidChange()
            lifted?.cell.stateDidChange()
        }
    }
    /// A collection view controller's.
    var gesture: StandardMovementGesture? {
        didSet {
            oldValue?.remove()
            gesture?.update()
        }
    }

    /// The order of items as it is shown.
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
        // The app may have done anything while asked.
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

    /// Whether the data source lets an item be moved by hand. nil where it does not say, and it cannot be seen whether it
    /// would carry out the move (Decisions/0044).
    func canMoveItem(at path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        let isMoveWritten = MoveItemWriting.isKnown(of: dataSource)
        guard isMoveWritten != false else { return false }
        return OptionalMethod.result { dataSource.collectionView(view, canMoveItemAt: path) } ?? isMoveWritten
    }

    /// A long press lifts items, unless one does already.
    func letItemsBeLifted() {
        if gesture == nil { gesture = StandardMovementGesture(for: view) }
    }

    // MARK: Following the finger

    func moveLifted(toSeen position: CGPoint) {
        guard let moving = lifted, !moving.isCommitting else { return }
        guard position.isFinite else { return reportBadPosition(position) }
        moveLifted(to: view.mirror.flipped(position))
        updateEdgeScrolling()
    }

    /// - Parameter position: As the layout knows it.
    func moveLifted(to position: CGPoint) {
        guard let moving = lifted, !moving.isCommitting else { return }
        let previous = moving.position
        moving.position = position
        // In the middle of a pass the others cannot make room; they do with the next step.
        guard canRename else { return placeCell() }
        let target = nextPlace(of: moving)
        // Whoever was asked may have ended it all.
        guard lifted === moving else { return }
        if let target {
            step(moving, to: target, previousPosition: previous)
        } else if layout.solvedForCollectionView == nil {
            // A layout of the user's own may let others give way by the position alone.
            let current = [moving.order.current.path]
            layout.invalidateLayout(
                with: context(moving, from: current, to: current, previousPosition: previous))
        }
        placeCell()
    }

    /// Where the item should go now; nil to stay.
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

    /// The place the delegate chooses; nil to stay.
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

    /// The lifted cell is where the layout says for the finger's position, at once.
    func placeCell() {
        guard let moving = lifted else { return }
        // A layout that was just told of the position has nothing to answer until it is prepared again.
        view.pass.prepareIfNeeded()
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: moving.order.current.path, withTargetPosition: moving.position)
        guard attributes.frame.isFinite else { return }
        UIView.performWithoutAnimation {
            moving.cell.take(attributes)
            // It is where the finger is, whatever its section has scrolled to.
            moving.cell.sectionShift = .zero
            view.mirror.place(moving.cell, isLeaving: true)
        }
    }

    /// Whether the view follows the finger, and not its place in the layout.
    func isLifted(_ view: UICollectionReusableView) -> Bool { lifted?.cell === view }

    // MARK: Letting go

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
        // The data source reloaded, or began a batch of its own.
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

    /// The cell slides into a place of the layout's, and all is as it was without a movement.
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

    // MARK: Without a finger

    /// Moves an item as if it were dragged to another place and dropped. Returns false if it can't be lifted.
    func move(at path: IndexPath, to proposed: IndexPath) -> Bool {
        guard lift(at: path), let moving = lifted else { return false }
        if let target = target(of: moving, proposed: proposed), lifted === moving {
            step(moving, to: target, previousPosition: moving.position)
        }
        if lifted === moving { drop() }
        return true
    }

    // MARK: Others interfere

    /// Whether views may be given other names: not while they are being looked at.
    private var canRename: Bool { !view.pass.isLayingOut && view.updates.movement == nil }

    func forget() {
        lifted?.stopScrolling()
        lifted = nil
    }

    /// An update or another layout comes in the middle of a movement: items get their names back at once, and slide with
    /// what comes (R241, Decisions/0044).
    func giveUp() {
        guard let moving = lifted else { return }
        let order = moving.order
        // Told already, the data source has the order that is shown.
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
