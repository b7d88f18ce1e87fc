import UIKit

/// A ring that shows progress.
final class ProgressRing: UIView {
    var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 4,
            startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
        ring.lineWidth = 6
        ring.lineCapStyle = .round
        tintColor.setStroke()
        ring.stroke()
    }
}

/// An image with a fading lower edge, and a name on a gradient.
final class Poster: UIView {
    private let shade = CAGradientLayer()
    private let edge = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        layer.addSublayer(shade)
        edge.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        edge.locations = [0.8, 1]
        layer.mask = edge
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        edge.frame = bounds
    }
}

let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
ring.progress = 0.25
let poster = Poster(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
