import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    static func runTransition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        let changes = { performWithoutAnimation { animations?() } }
        let seconds = usable(duration, "duration")
        guard let transition = ViewTransition(options), view.layer.context != nil, seconds > 0, areAnimationsEnabled
        else {
            changes()
            if let completion { UIScreen.main.frameLoop.afterCommit { completion(true) } }
            return
        }
        let ghost = view.layer.addGhost()
        changes()
        let group = CompletionGroup { isFinished in
            ghost.removeFromSuperlayer()
            completion?(isFinished)
        }
        for (layer, animation) in [(ghost, transition.ghostAnimation), (view.layer, transition.viewAnimation)] {
            guard let animation else { continue }
            animation.duration = seconds
            animation.timingFunction = CAMediaTimingFunction(options.curve.curve)
            animation.fillMode = .both
            layer.addViewAnimation(
                animation, of: "transition", in: group, timeline: nil,
                blocksTouches: !options.contains(.allowUserInteraction))
        }
        group.close()
    }

    static func runTransition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        guard let container = fromView.superview else {
            if let completion { UIScreen.main.frameLoop.afterCommit { completion(true) } }
            return
        }
        runTransition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

/// A transition from a view's old look to its new one.
@MainActor private enum ViewTransition {
    case dissolve
    /// The first half of a turn with the old look, then the other half with the new one.
    case flip(x: CGFloat, y: CGFloat)

    init?(_ options: UIView.AnimationOptions) {
        switch options.rawValue >> 20 & 7 {
        case 1: self = .flip(x: 0, y: 1)
        case 2: self = .flip(x: 0, y: -1)
        case 5: self = .dissolve
        case 6: self = .flip(x: -1, y: 0)
        case 7: self = .flip(x: 1, y: 0)
        default: return nil
        }
    }

    /// The animation of the old look.
    var ghostAnimation: CAAnimation? {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 0]
        if case .flip = self { animation.calculationMode = .discrete }
        return animation
    }

    var viewAnimation: CAAnimation? {
        guard case .flip(let x, let y) = self else { return nil }
        func turned(_ angle: CGFloat) -> CATransform3D {
            var seen = CATransform3DIdentity
            seen.m34 = -1 / 1000
            return CATransform3DRotate(seen, angle, x, y, 0)
        }
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [turned(0), turned(.pi / 2), turned(-.pi / 2), turned(0)]
        animation.keyTimes = [0, 0.5, 0.5, 1]
        animation.isAdditive = true
        return animation
    }
}
