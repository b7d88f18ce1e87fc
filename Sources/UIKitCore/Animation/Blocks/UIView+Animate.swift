import Foundation
import QuartzCore

extension UIView {
    /// Lets what changes in `animations` move there, in `duration` seconds.
    ///
    ///     UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    ///
    /// - Parameter completion: Called once all has been seen; its argument says whether nothing was cut off. Without
    ///   anything to see, or with a duration of 0, it is called with the next frame.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, pace: .curve(options.curve.curve), options: options,
            animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// As if pulled by a spring that comes to rest after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not go past the goal; the nearer to 0, the longer it swings.
    ///   - velocity: Ways a second at which it sets off.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        run(
            duration: duration, delay: delay, pace: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// As if pulled by a spring that swings once in `duration` seconds; it takes longer than that to come to rest.
    ///
    /// - Parameter bounce: 0 does not go past the goal; the nearer to 1, the longer it swings; below 0 it arrives late.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
        run(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring),
            options: options, animations: animations, completion: completion)
    }

    private class func run(
        duration: TimeInterval, delay: TimeInterval, pace: ViewPace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        MainThread.require("+[UIView animateWithDuration:animations:completion:], or a variant of it")
        ViewAnimationBlock(
            duration: usable(duration, "duration"), delay: usable(delay, "delay"), pace: pace, options: options,
            completion: completion
        ).run(animations)
    }

    /// Seconds that can be waited for: negative ones are none, and what is no number is reported.
    static func usable(_ seconds: TimeInterval, _ name: String) -> TimeInterval {
        guard !seconds.isFinite else { return max(seconds, 0) }
        Diagnostics.warnOnce(
            "bad-animation", of: name,
            """
            An animation's \(name) is \(seconds). It is taken as 0.
              expected       a number of seconds
              likely cause   a division by zero
              try            a breakpoint on this line
            """)
        return 0
    }

    // MARK: Keyframes

    /// Lets the changes of each ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in `animations`
    /// happen in its part of the time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The calculation modes and the curves stand at different places of the same number.
        let own = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let block = ViewAnimationBlock(
            duration: usable(duration, "duration"), delay: usable(delay, "delay"), pace: .curve(own.curve.curve),
            options: own, completion: completion)
        block.keyframes = KeyframeRecord(mode: options.calculationMode)
        block.run(animations)
    }

    /// - Parameters:
    ///   - frameStartTime: 0 is the beginning of the whole animation, 1 its end.
    ///   - frameDuration: A part of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = ViewAnimationBlock.current?.keyframes else { return animations() }
        keyframes.during(start: frameStartTime, duration: frameDuration, animations)
    }

    // MARK: What blocks do

    /// Makes changes that are there at once, inside animation blocks, too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationBlock.withoutAnimation(actionsWithoutAnimation)
    }

    /// While false, animation blocks make their changes at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationBlock.areAnimationsEnabled = enabled }

    public class var areAnimationsEnabled: Bool { ViewAnimationBlock.areAnimationsEnabled }

    /// Seconds of the animation block that runs now; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval {
        areAnimationsEnabled ? ViewAnimationBlock.current?.duration ?? 0 : 0
    }

    /// Inside an animation block: lets the changes made in `animations` run `count` times, back and forth if asked to.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = ViewAnimationBlock.current else { return animations() }
        let (oldCount, oldOptions) = (block.repeatCount, block.options)
        block.repeatCount = Float(max(count, 0))
        if autoreverses { block.options.insert(.autoreverse) } else { block.options.remove(.autoreverse) }
        animations()
        (block.repeatCount, block.options) = (oldCount, oldOptions)
    }

    /// What ``action(for:forKey:)`` answers.
    func viewAction(forKey event: String) -> any CAAction {
        guard LayerActions.areViewsAnimated, let block = ViewAnimationBlock.current, layer.context != nil,
            let action = ViewPropertyAction(event, of: layer, in: block)
        else { return NSNull() }
        block.noteChange(of: self)
        return action
    }
}
