import Foundation

/// The stages of an animator.
public enum UIViewAnimatingState: Int, Sendable, Hashable {
    /// Not started yet, or ended.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting for a call of `finishAnimation(at:)`.
    case stopped = 2
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
    /// The end of the animation.
    case end = 0
    /// The beginning of the animation.
    case start = 1
    /// The current position.
    case current = 2
}

/// Animations that an app can start, pause and stop.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// The stage: inactive before the start, active while it runs or is paused, and stopped before it is finished.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is moving.
    var isRunning: Bool { get }
    /// Whether the animation runs back to its beginning.
    var isReversed: Bool { get set }
    /// The part of the way that is complete, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is.
    func pauseAnimation()
    /// Stops the animation, with the views where they are now. Unless `withoutFinishing` is true, call
    /// ``finishAnimation(at:)`` afterwards.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation, and leaves the views at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations to which an app can add more while they run.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues the animation with another curve, in a part of the duration; 0 stands for the remaining duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
