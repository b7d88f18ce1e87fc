import CoreGraphics
import QuartzCore

/// The arrow of the back button, in the tint colour. It points to the leading edge.
final class BackArrowView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The arrow's size, in points.
    private static let arrowSize = CGSize(width: 8.5, height: 15)
    private static let lineWidth: CGFloat = 2.2

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape = layer as? CAShapeLayer else { return }
        let box = CGRect(
            x: bounds.midX - Self.arrowSize.width / 2, y: bounds.midY - Self.arrowSize.height / 2,
            width: Self.arrowSize.width, height: Self.arrowSize.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (tip, ends) = isRightToLeft ? (box.maxX, box.minX) : (box.minX, box.maxX)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: ends, y: box.minY))
        path.addLine(to: CGPoint(x: tip, y: box.midY))
        path.addLine(to: CGPoint(x: ends, y: box.maxY))
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        shape.lineWidth = Self.lineWidth
        shape.lineCap = .round
        shape.lineJoin = .round
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
