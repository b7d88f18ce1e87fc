/// Methods that an animation calls when it begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation ends. `flag` is true if it ran to its end, and false if it was removed or its layer
    /// left the screen.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
