import UIKit

/// Draws a trace. The drawing changes only when the view gets another trace.
final class ScrollPlotView: UIView {
    private let grid = CAShapeLayer()
    private let area = CAShapeLayer()
    private let velocity = CAShapeLayer()
    private let target = CAShapeLayer()
    private let offset = CAShapeLayer()
    private let dot = CAShapeLayer()
    private var trace = ScrollTrace()

    static let offsetColor = UIColor.systemBlue
    static let velocityColor = UIColor.systemOrange
    private static let dotRadius: CGFloat = 3.5
    /// The seconds between two vertical lines.
    private static let gridStep: TimeInterval = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for curve in [grid, area, velocity, target, offset, dot] {
            curve.fillColor = nil
            layer.addSublayer(curve)
        }
        grid.lineWidth = 0.5
        velocity.lineWidth = 1.5
        offset.lineWidth = 2
        target.lineWidth = 1
        target.lineDashPattern = [4, 4]
        for curve in [velocity, offset] {
            curve.lineJoin = .round
            curve.lineCap = .round
        }
        showColors()
    }

    required init?(coder: NSCoder) { fatalError("Plots are made in code.") }

    func show(_ trace: ScrollTrace) {
        self.trace = trace
        // The curves jump to each new sample: nothing fades from one to the next.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drawCurves()
        CATransaction.commit()
    }

    private var room: CGSize { CGSize(width: max(bounds.width - 2 * Self.dotRadius, 0), height: bounds.height) }

    private func drawCurves() {
        let plot = ScrollPlot(trace, in: room)
        area.path = plot.velocityArea.cgPath
        velocity.path = plot.velocityPath.cgPath
        offset.path = plot.offsetPath.cgPath
        target.path = plot.targetPath.cgPath
        guard let last = trace.last else { return dot.path = nil }
        dot.path =
            UIBezierPath(
                arcCenter: plot.place(ofOffset: last), radius: Self.dotRadius, startAngle: 0, endAngle: 2 * .pi,
                clockwise: true
            ).cgPath
    }

    private func drawGrid() {
        let lines = UIBezierPath()
        let step = room.width * CGFloat(Self.gridStep / ScrollTrace.span)
        guard step > 0 else { return }
        for x in stride(from: room.width, through: 0, by: -step) {
            lines.move(to: CGPoint(x: x, y: 0))
            lines.addLine(to: CGPoint(x: x, y: room.height))
        }
        lines.move(to: CGPoint(x: 0, y: room.height / 2))
        lines.addLine(to: CGPoint(x: bounds.width, y: room.height / 2))
        grid.path = lines.cgPath
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for curve in [grid, area, velocity, target, offset, dot] { curve.frame = bounds }
        drawGrid()
        drawCurves()
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showColors() {
        func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        grid.strokeColor = resolved(.separator)
        velocity.strokeColor = resolved(Self.velocityColor)
        area.fillColor = resolved(Self.velocityColor.withAlphaComponent(0.15))
        offset.strokeColor = resolved(Self.offsetColor)
        target.strokeColor = resolved(Self.offsetColor.withAlphaComponent(0.6))
        dot.fillColor = resolved(Self.offsetColor)
    }
}
