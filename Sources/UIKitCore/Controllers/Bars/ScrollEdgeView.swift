import CoreGraphics
import QuartzCore
import RenderTree

/// Lets content fade out below a bar that has no background of its own, at the top or the bottom of a screen (R814).
final class ScrollEdgeView: UIView {
    private let fade = CAGradientLayer()
    /// How much at the bar's end is opaque, in points; behind it the rest fades out.
    var opaqueLength: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    enum Side { case top, bottom }

    /// - Parameter side: Where on the screen the bar is.
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

    /// What lies behind the content: its colour is what content fades into.
    var color = UIColor.systemBackground {
        didSet { if color != oldValue { update() } }
    }

    /// 0.85 of the colour (R814), and a little blur.
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
