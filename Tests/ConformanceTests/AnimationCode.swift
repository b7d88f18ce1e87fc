import UIKit

/// Animations as apps write them.
final class CardView: UIView, CAAnimationDelegate {
    private var animator: UIViewPropertyAnimator?
    private(set) var ended: [String] = []

    func pulse() {
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1.0
        pulse.toValue = 1.2
        pulse.duration = 0.3
        pulse.autoreverses = true
        pulse.repeatCount = 2
        pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        pulse.delegate = self
        layer.add(pulse, forKey: "pulse")
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, -8, 8, -4, 4, 0]
        animation.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
        animation.duration = 0.4
        animation.isAdditive = true
        layer.add(animation, forKey: "shake")
    }

    func bounceIn() {
        transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(
            withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.5,
            options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.transform = .identity
            self.alpha = 1
        } completion: { finished in
            self.ended.append("bounce \(finished)")
        }
    }

    func begin() {
        animator = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
        animator?.addAnimations { [weak self] in self?.frame.origin.y = 100 }
        animator?.addCompletion { position in
            if position == .end { self.ended.append("animator") }
        }
        animator?.startAnimation()
    }

    func pauseEverything() {
        let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = pausedTime
    }

    func resumeEverything() {
        let pausedTime = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ended.append("pulse \(flag)")
    }
}

/// A layer class with custom values, as on iOS.
final class ProgressLayer: CALayer {
    var progress: CGFloat = 0

    override init() {
        super.init()
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? ProgressLayer { progress = layer.progress }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ProgressView: UIView {
    override class var layerClass: AnyClass { ProgressLayer.self }
}
