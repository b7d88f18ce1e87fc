import UIKit

/// A card that hops, rotates and changes its colour in four keyframes, repeatedly.
final class KeyframesSection: DemoSection {
    static let title = "Keyframes"

    private let card = UIView()
    private let ring = CAShapeLayer()
    private var isRunning = false

    init() {
        super.init(stageHeight: 120, button: "Start")
        words.text = "at rest"
        words.accessibilityIdentifier = "keyframes"
        card.backgroundColor = .systemPurple
        card.layer.cornerRadius = 12
        stage.addSubview(card)
        ring.fillColor = nil
        ring.lineWidth = 6
        ring.lineCap = .round
        stage.layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    override func layOutStage() {
        card.bounds.size = CGSize(width: 60, height: 60)
        card.center = CGPoint(x: stage.bounds.midX - 70, y: 70)
        let center = CGPoint(x: stage.bounds.midX + 70, y: 60)
        ring.path =
            UIBezierPath(arcCenter: center, radius: 34, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
            .cgPath
        ring.strokeColor = UIColor.systemTeal.resolvedColor(with: traitCollection).cgColor
    }

    override func run() {
        isRunning.toggle()
        button.setTitle(isRunning ? "Stop" : "Start", for: .normal)
        words.text = isRunning ? "hopping" : "at rest"
        guard isRunning else {
            card.layer.removeAllAnimations()
            ring.removeAllAnimations()
            return
        }
        hop()
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.toValue) = (0, 1)
        draw.duration = 1.6
        draw.autoreverses = true
        draw.repeatCount = .infinity
        draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ring.add(draw, forKey: "draw")
    }

    private func hop() {
        let (center, color) = (card.center, card.backgroundColor)
        UIView.animateKeyframes(withDuration: 1.6, delay: 0, options: [.repeat, .calculationModeCubic]) { [card] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                card.center = CGPoint(x: center.x, y: center.y - 36)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                card.center = center
                card.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                card.backgroundColor = .systemPink
            }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                card.transform = .identity
                card.backgroundColor = color
            }
        }
    }
}
