import CoreGraphics
import QuartzCore
import RenderTree

/// Fades content out below a bar without a background of its own, at the top or bottom of a screen (R814).
final class ScrollEdgeView: UIView {
    private let fade = CAGradientLayer()
    /// The length of the opaque part, at the bar's end, in points. The rest fades out.
    var opaqueLength: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    enum Side { case top, bottom }

    /// Creates a view at the side of the screen where the bar is.
    init(at side: Side) {
        super.init(frame: .zero)
        if side == .bottom { (fade.startPoint, fade.endPoint) = (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0)) }
        isUserInteractionEnabled = false
        alpha = 0
        fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
        layer.mask = fade
        update()
    }

    required init?(coder: NSCoder) { fatalError("Bars make their edges themselves.") }

    /// The colour behind the content, into which the content fades.
    var color = UIColor.systemBackground {
        didSet { if color != oldValue { update() } }
    }

    /// Shows the colour at 0.85 of its opacity (R814), with a slight blur.
    private func update() {
        backgroundColor = color.withAlphaComponent(0.85)
        let substitute = color.resolvedColor(with: traitCollection).withAlphaComponent(0.85)
        layer.backdrop = LayerBackdrop(radius: 3, saturation: 1, substitute: substitute.rgba)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fade.frame = bounds
        let share = bounds.height > 0 ? min(opaqueLength / bounds.height, 1) : 0
        fade.locations = [0, share * 0.6, 1].map { NSNumber(value: Double($0)) }
    }
}
