import CoreGraphics
import QuartzCore

/// A change of the collection view's size inside an animation: the state before it.
struct AnimatedBoundsChange {
    let oldBounds: CGRect
    let movement: ElementMovement
}

// Rotating or resizing the view inside an animation is a movement like a batch update: views that stay move, views that
// appear come from their old places, views that disappear stay visible until they are gone, and the layout can change
// all of this.
extension CollectionUpdates {
    /// Stores the state before the bounds change.
    func noteAnimatedBoundsChange(to newBounds: CGRect) {
        let view = view
        guard boundsChange == nil, newBounds.size != view.bounds.size, movement == nil,
            view.handMovement.lifted == nil, view.transition.canMove, !view.pass.isReloadPending
        else { return }
        boundsChange = AnimatedBoundsChange(
            oldBounds: view.bounds,
            movement: ElementMovement(view, plan: nil, keepsStates: true, isBoundsChange: true))
    }

    /// Performs the movement at the beginning of a layout pass. Returns whether it did the pass's work.
    func carryOutBoundsChange() -> Bool {
        guard let change = boundsChange else { return false }
        boundsChange = nil
        let view = view
        // After the animation block, or after new data or another movement, nothing is left to animate.
        guard LayerActions.areViewsAnimated, view.transition.canMove, movement == nil, !view.pass.isReloadPending,
            change.movement.number == lastMovement
        else { return false }
        movement = change.movement
        view.elements.keys.forEach(change.movement.survive)
        view.pass.prepareIfNeeded()
        layout.prepare(forAnimatedBoundsChange: change.oldBounds)
        moveToTargetOffset(view.contentOffset)
        show(change.movement, from: view.bounds, isAnimated: true, [])
        return true
    }
}
