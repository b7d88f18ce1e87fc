import CoreGraphics
import QuartzCore

/// A popover on the screen: glass with round corners and an arrow, and the content on it.
final class PopoverView: UIView {
    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    /// The app's own background, in front of the glass and behind the content.
    private let ground = UIView()
    private let arrow = ShapeView()
    private let content = PopoverContentView()

    init() {
        super.init(frame: .zero)
        glass.isUserInteractionEnabled = false
        ground.isUserInteractionEnabled = false
        arrow.isUserInteractionEnabled = false
        for view in [glass, ground, arrow, content] { addSubview(view) }
        content.mask = content.outline
        showColor()
    }

    required init?(coder: NSCoder) { fatalError("Made by presentations.") }

    /// The colour of the body and the arrow; nil stands for glass.
    var color: UIColor? {
        didSet { showColor() }
    }

    private func showColor() {
        ground.backgroundColor = color
        // With an arrow of glass, the edge of the body would show.
        arrow.color = color ?? Self.glassColor
    }

    private static let glassColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.9) : UIColor(white: 1, alpha: 0.9)
    }

    /// Adds the content. It gets a compact width, as on iOS, however wide the screen is.
    func hold(_ view: UIView) {
        content.traitOverrides.horizontalSizeClass = .compact
        content.addSubview(view)
    }

    func lie(at place: PopoverGeometry.Place) {
        untransformedFrame = place.frame
        let insets = place.arrowInsets
        let body = bounds.inset(by: insets)
        let radius = max(min(PopoverMetrics.cornerRadius, body.width / 2, body.height / 2), 0)
        glass.frame = body
        glass.layer.cornerRadius = radius
        ground.frame = body
        ground.layer.cornerRadius = radius
        let shape = PopoverShape(place)
        arrow.frame = bounds
        arrow.path = shape.arrowPath
        content.insets = insets
        content.frame = bounds
        content.outline.frame = bounds
        content.outline.path = shape.path
        for view in content.subviews { view.untransformedFrame = content.bounds }
    }

    /// Touches beside the arrow are outside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        content.outline.path?.contains(point) ?? super.point(inside: point, with: event)
    }
}

/// Keeps content away from the arrow, wherever the popover is on the screen, and clips it to the outline.
private final class PopoverContentView: UIView {
    let outline = ShapeView()

    var insets = UIEdgeInsets.zero {
        didSet {
            guard insets != oldValue else { return }
            updateHandedDown()
            safeAreaMayHaveChanged()
        }
    }

    /// The safe area also counts where nothing covers the edges of the screen.
    override var setHere: HandedDown { insets == .zero ? super.setHere : super.setHere.union(.safeArea) }

    override var safeAreaInsetsForSubviews: UIEdgeInsets { insets }
}

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    var path: CGPath? {
        get { shape?.path }
        set { shape?.path = newValue }
    }

    var color = UIColor.black {
        didSet { showColor() }
    }

    private func showColor() { shape?.fillColor = color.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }
}
