import UIKit

/// A view that draws itself: a clock face of paths, shadows, dashes and text.
final class DrawingSection: DemoSection {
    static let title = "draw(_:)"

    private let clock = ClockView()

    init() {
        super.init(stageHeight: 160, button: "Add twelve minutes")
        stage.clipsToBounds = false
        clock.backgroundColor = .clear
        stage.addSubview(clock)
        update()
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    override func layOutStage() {
        clock.frame = CGRect(x: stage.bounds.midX - 80, y: 0, width: 160, height: 160)
    }

    override func run() {
        clock.minutes += 12
        update()
    }

    private func update() {
        words.text = String(format: "%d:%02d", clock.minutes / 60, clock.minutes % 60)
        words.accessibilityIdentifier = "clock"
    }
}

/// A clock face that draws itself.
private final class ClockView: UIView {
    var minutes = 10 * 60 + 8 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 8

        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.3).cgColor)
        UIColor.tertiarySystemBackground.setFill()
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        context.restoreGState()

        let ticks = UIBezierPath(
            arcCenter: center, radius: radius - 8, startAngle: -.pi / 120, endAngle: 2 * .pi - .pi / 120,
            clockwise: true)
        ticks.lineWidth = 6
        let minute = 2 * .pi * (radius - 8) / 60
        ticks.setLineDash([2, minute - 2], count: 2, phase: 0)
        UIColor.secondaryLabel.setStroke()
        ticks.stroke()

        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15, weight: .medium), .foregroundColor: UIColor.label,
        ]
        for hour in [3, 6, 9, 12] {
            let text = "\(hour)"
            let size = text.size(withAttributes: attributes)
            let place = point(CGFloat(hour) / 12, radius - 26)
            text.draw(
                at: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2), withAttributes: attributes)
        }
        hand(CGFloat(minutes) / 720, length: radius * 0.5, width: 6, .label)
        hand(CGFloat(minutes) / 60, length: radius * 0.75, width: 4, .systemRed)
    }

    private func hand(_ turn: CGFloat, length: CGFloat, width: CGFloat, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
        path.addLine(to: point(turn, length))
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Returns the end of a hand of this length after a number of turns.
    private func point(_ turn: CGFloat, _ length: CGFloat) -> CGPoint {
        let angle = turn * 2 * .pi
        return CGPoint(x: bounds.midX + length * sin(angle), y: bounds.midY - length * cos(angle))
    }
}
