import CoreGraphics
import QuartzCore

/// A collection view that gets another size inside of an animation: what was where before.
struct AnimatedBoundsChange {
    let oldBounds: CGRect
    let movement: ElementMovement
}

// A view that is turned or resized inside of an animation is a movement like a batch: what stays slides, what comes into sight
// comes from where it was, what leaves is seen until it is gone, and the layout has its say.
extension UICollectionView {
    /// Called before the bounds change.
    func noteAnimatedBoundsChange(to newBounds: CGRect) {
        guard boundsChange == nil, newBounds.size != bounds.size, movement == nil,
            handMovement.lifted == nil, canMove, layoutStage != .reloadPending
        else { return }
        boundsChange = AnimatedBoundsChange(
            oldBounds: bounds, movement: ElementMovement(self, plan: nil, keepsStates: true, isBoundsChange: true))
    }

    /// Called at the beginning of a layout pass. Answers whether the pass is made by it.
    func carryOutBoundsChange() -> Bool {
        guard let change = boundsChange else { return false }
        boundsChange = nil
        // A pass after the animation, new data or another movement in between: there is nothing left to move.
        guard LayerActions.areViewsAnimated, canMove, movement == nil, layoutStage != .reloadPending,
            change.movement.number == movementCount
        else { return false }
        movement = change.movement
        elements.keys.forEach(change.movement.survive)
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forAnimatedBoundsChange: change.oldBounds)
        moveToTargetOffset(contentOffset)
        showMovement(change.movement, from: bounds, isAnimated: true, [])
        return true
    }
}
