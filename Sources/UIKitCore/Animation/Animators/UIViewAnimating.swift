import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable, Hashable {
    /// Not started yet, or over.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// An end of an animation, or where it is now.
public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
    /// Where the animation ends.
    case end = 0
    /// Where the animation began.
    case start = 1
    /// Where it is now.
    case current = 2
}

/// Animations that can be started, paused, and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// Inactive before it starts, active while it runs or is paused, stopped before it is finished.
    var state: UIViewAnimatingState { get }
    /// Whether it moves at the moment.
    var isRunning: Bool { get }
    /// Whether it runs back to its beginning.
    var isReversed: Bool { get set }
    /// How much of the way is behind, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or goes on with it.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stops it where it is; it can go on.
    func pauseAnimation()
    /// Ends it where views are seen. Unless `withoutFinishing`, ``finishAnimation(at:)`` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation and leaves the views at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that more can be added to while they run.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin when `delayFactor` of the rest of the duration is over.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what runs when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on, with another curve, in `durationFactor` of the duration; 0 for what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
