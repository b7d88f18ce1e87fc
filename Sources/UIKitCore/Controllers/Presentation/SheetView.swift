import CoreGraphics

/// A sheet. It lays out the presented view at the full width of the screen, and scales it down while the sheet has
/// insets.
final class SheetView: UIView {
    let grabber = UIView()
    private let content = SheetContentView()

    init() {
        super.init(frame: .zero)
        // Two layers, because the lower corners are rounder than the upper ones.
        layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for view in [self, content] {
            view.clipsToBounds = true
            view.layer.cornerCurve = .continuous
        }
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { fatalError("Made by presentations.") }

    func hold(_ view: UIView) { content.addSubview(view) }

    func lie(at place: SheetGeometry.Place) {
        let size = place.size
        center = CGPoint(x: place.frame.midX, y: place.frame.midY)
        transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
        content.insets = place.safeArea
        bounds.size = size
        content.frame = CGRect(origin: .zero, size: size)
        for view in content.subviews { view.untransformedFrame = content.bounds }
        layer.cornerRadius = place.lowerCorners
        content.layer.cornerRadius = place.upperCorners
        let bar = SheetMetrics.grabberSize
        grabber.frame = CGRect(
            x: (size.width - bar.width) / 2, y: SheetMetrics.grabberGap, width: bar.width, height: bar.height)
    }
}

/// Keeps the content inside the sheet's safe area, wherever the sheet is on the screen.
private final class SheetContentView: UIView {
    var insets = UIEdgeInsets.zero {
        didSet { if insets != oldValue { safeAreaMayHaveChanged() } }
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets { insets }
}
