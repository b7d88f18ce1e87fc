import UIKit

// The samples of docstrings in Sources/QuartzCore, CoreGraphics, and UIKitCore's Animation and Dynamics: Scripts/samples looks for them here.

private final class Dial: UIView {
    let label = UILabel()
    let container = UIView()
    let card = UIView()

    func turn() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        layer.add(turn, forKey: "turn")
    }

    func shake() -> CAAnimation {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, -10, 10, -10, 0]
        shake.isAdditive = true
        return shake
    }

    func finish() {
        label.layer.add(CATransition(), forKey: nil)
        label.text = "Done"
    }

    func stop() {
        let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)  // stops everything inside
        layer.speed = 0
        layer.timeOffset = stopped
    }

    static var curves: [CAMediaTimingFunction] {
        [
            CAMediaTimingFunction(name: .easeOut),
            CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1),
        ]
    }

    func fade() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        layer.opacity = 0
        CATransaction.commit()
    }

    func addSky(to view: UIView) {
        let sky = CAGradientLayer()
        sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
        sky.frame = view.bounds
        view.layer.addSublayer(sky)
    }

    static func gradient(from top: UIColor, to bottom: UIColor) -> CGGradient? {
        CGGradient(colorsSpace: nil, colors: [top.cgColor, bottom.cgColor] as CFArray, locations: [0, 1])
    }

    func addPerspective() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500  // seen from 500 points away
        container.layer.sublayerTransform = perspective
    }

    static var folded: CATransform3D {
        var fold = CATransform3DIdentity
        fold.m34 = -1 / 500  // seen from 500 points away
        fold = CATransform3DRotate(fold, .pi / 4, 0, 1, 0)
        return fold
    }

    static var badge: CGAffineTransform {
        let badge = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)  // move by 10, then double
        return badge
    }

    func step(_ link: CADisplayLink) { setNeedsLayout() }

    func follow() {
        let link = CADisplayLink(target: self, selector: Selector(Self.step))
        link.add(to: .main, forMode: .common)
    }

    func tapped() { stop() }

    func makeRecognizer() -> UIGestureRecognizer {
        UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
    }

    func scrub(_ card: UIView) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.center.y = 100 }
        animator.fractionComplete = 0.3  // as far as the finger says
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func move(_ view: UIView) {
        UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    }

    func change(_ label: UILabel) {
        UIView.transition(
            with: label, duration: 0.3, options: .transitionCrossDissolve,
            animations: {
                label.text = "Done"
            })
    }
}

@MainActor private func addPhysics(to view: UIView, square: UIView, ball: UIView, from left: CGPoint, to right: CGPoint)
{
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [square]))

    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "shelf" as NSCopying, from: left, to: right)
    animator.addBehavior(collision)

    let field = UIFieldBehavior.radialGravityField(position: view.center)
    field.addItem(ball)
    animator.addBehavior(field)
}
