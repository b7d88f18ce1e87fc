import Foundation
import QuartzCore

extension UIView {
    /// Animates changes as if a spring pulled the views. The spring swings once in `duration` seconds, and takes longer
    /// to come to rest.
    ///
    /// - Parameters:
    ///   - duration: How long one swing takes, in seconds.
    ///   - bounce: 0 doesn't overshoot; the closer to 1, the longer the view swings; below 0 it arrives late.
    ///   - initialSpringVelocity: The speed at the start: 1 covers the whole distance in a second.
    ///   - delay: Seconds before the animation begins.
    ///   - options: How the animation begins, repeats and treats touches.
    ///   - animations: Changes properties of views; called at once.
    ///   - completion: Called at the end; its argument is false if the animation was cut off.
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

    static func run(
        duration: TimeInterval, delay: TimeInterval, pace: ViewPace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        MainThread.require("+[UIView animateWithDuration:animations:completion:], or a variant of it")
        ViewAnimationBlock(
            duration: usable(duration, "duration"), delay: usable(delay, "delay"), pace: pace, options: options,
            completion: completion
        ).run(animations)
    }

    /// Returns seconds that an animation can use: 0 for a negative number, and 0 with a warning for infinity and nan.
    static func usable(_ seconds: TimeInterval, _ name: String) -> TimeInterval {
        guard !seconds.isFinite else { return max(seconds, 0) }
        Diagnostics.warnOnce(
            "bad-animation", of: name,
            """
            An animation's \(name) is \(seconds). It counts as 0.
              expected       a number of seconds
              likely cause   a division by zero
              try            a breakpoint on this line
            """)
        return 0
    }

    // MARK: Keyframes

    static func runKeyframes(
        duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        // The bits of the calculation modes are those of other animation options.
        let own = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let block = ViewAnimationBlock(
            duration: usable(duration, "duration"), delay: usable(delay, "delay"), pace: .curve(own.curve.curve),
            options: own, completion: completion)
        block.keyframes = KeyframeRecord(mode: options.calculationMode)
        block.run(animations)
    }

    static func runKeyframe(start: Double, duration: Double, animations: () -> Void) {
        guard let block = ViewAnimationBlock.current, let keyframes = block.keyframes else { return animations() }
        keyframes.during(start: start, duration: duration) {
            animations()
            block.layOutChangedViews()
        }
    }

    // MARK: Inside an animation block

    static func repeatAnimations(count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = ViewAnimationBlock.current else { return animations() }
        let (oldCount, oldOptions) = (block.repeatCount, block.options)
        block.repeatCount = Float(max(count, 0))
        if autoreverses { block.options.insert(.autoreverse) } else { block.options.remove(.autoreverse) }
        animations()
        (block.repeatCount, block.options) = (oldCount, oldOptions)
    }

    /// Returns the action that ``action(for:forKey:)`` returns.
    func viewAction(forKey event: String) -> any CAAction {
        guard LayerActions.areViewsAnimated, let block = ViewAnimationBlock.current, layer.context != nil,
            let action = ViewPropertyAction(event, of: layer, in: block)
        else { return NSNull() }
        block.noteChange(of: self)
        return action
    }
}
