import UIKit

/// A tinted box, and below it marks that count points from the leading edge.
final class Ruler: UIView {
    static let marksHeight: CGFloat = 7

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Rulers are made in code.") }

    override func draw(_ rect: CGRect) {
        let end = bounds.height - Self.marksHeight
        UIColor.systemBlue.withAlphaComponent(0.12).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: end)).fill()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let marks = UIBezierPath()
        for point in stride(from: 0, through: Int(bounds.width), by: 10) {
            let x = isRightToLeft ? bounds.width - CGFloat(point) : CGFloat(point)
            marks.move(to: CGPoint(x: x, y: end))
            marks.addLine(to: CGPoint(x: x, y: end + height(ofMarkAt: point)))
        }
        marks.lineWidth = 0.5
        UIColor.systemBlue.setStroke()
        marks.stroke()
    }

    private func height(ofMarkAt point: Int) -> CGFloat {
        if point.isMultiple(of: 100) { return Self.marksHeight }
        return point.isMultiple(of: 50) ? 5 : 3
    }
}
