import UIKit

/// A line around the view's bounds, in its kind's colour and dashes.
final class LineOutline: UIView {
    var kind = LineKind.group {
        didSet { setNeedsLayout() }
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (outline: LineOutline, _) in
            outline.setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) { fatalError("Lines are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape = layer as? CAShapeLayer else { return }
        let inset = min(kind.inset + LineKind.thickness / 2, bounds.width / 2, bounds.height / 2)
        let path = UIBezierPath(
            roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: LineKind.cornerRadius - inset)
        let color = kind.color.resolvedColor(with: traitCollection)
        shape.path = path.cgPath
        shape.lineWidth = LineKind.thickness
        shape.lineDashPattern = kind.dashes
        shape.strokeColor = color.cgColor
        shape.fillColor = color.withAlphaComponent(kind.wash).cgColor
    }
}
