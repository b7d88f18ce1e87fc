import CoreGraphics
import QuartzCore

/// A collection view that gets another size inside of an animation: what was where before.
struct AnimatedBoundsChange {
    let oldBounds: CGRect
    let movement: ElementMovement
}

// A view that is turned or resized inside of an animation is a movement like a batch: what stays slides, what comes into sight
// comes from where it was, what leaves is seen until it is gone, and the layout has its say.
extension CollectionUpdates {
    /// Called before the bounds change.
    func noteAnimatedBoundsChange(to newBounds: CGRect) {
        let view = view
        guard boundsChange == nil, newBounds.size != view.bounds.size, movement == nil,
            view.handMovement.lifted == nil, view.transition.canMove, !view.pass.isReloadPending
        else { return }
        boundsChange = AnimatedBoundsChange(
            oldBounds: view.bounds,
            movement: ElementMovement(view, plan: nil, keepsStates: true, isBoundsChange: true))
    }

    /// Called at the beginning of a layout pass. Answers whether the pass is made by it.
    func carryOutBoundsChange() -> Bool {
        guard let change = boundsChange else { return false }
        boundsChange = nil
        let view = view
        // A pass after the animation, new data or another movement in between: there is nothing left to move.
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
