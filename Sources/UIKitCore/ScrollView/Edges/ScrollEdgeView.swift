import CoreGraphics
import QuartzCore
import RenderTree

/// Fades a scroll view's content out where a bar without a background covers its top or bottom (R814).
///
/// The view is in front of the content and behind everything that the app puts over the scroll view.
final class ScrollEdgeView: UIView {
    enum Side { case top, bottom }

    /// The distance beyond a bar's edge over which content fades out, in points (R814).
    private static let fadeLength: CGFloat = 54.8
    /// The length of the way over which the effect appears, in points: our choice (Decisions/0072).
    private static let appearing: CGFloat = 16

    private let side: Side
    private let fade = CAGradientLayer()
    /// How much of the scroll view the bar covers, in points.
    var coveredLength: CGFloat = 0 {
        didSet { if coveredLength != oldValue { setNeedsPlacing() } }
    }

    init(at side: Side) {
        self.side = side
        super.init(frame: .zero)
        if side == .bottom { (fade.startPoint, fade.endPoint) = (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0)) }
        isUserInteractionEnabled = false
        alpha = 0
        fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
        layer.mask = fade
        update()
    }

    required init?(coder: NSCoder) { fatalError("Scroll views make their edges themselves.") }

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

    /// Appears as content moves behind the bar. `way` is how far it extends there, in points; nil where nothing fades.
    func show(contentBelow way: CGFloat?) {
        let strength = coveredLength > 0 ? ((way ?? 0) / Self.appearing).clamped(to: 0...1) : 0
        guard strength != alpha else { return }
        alpha = strength
        setNeedsPlacing()
    }

    // MARK: Place

    private func setNeedsPlacing() { scrollView?.setNeedsLayout() }

    /// The scroll view that made this view.
    weak var scrollView: UIScrollView?
    /// Whether this has been a subview of the scroll view. One that the app removes isn't added again.
    private var hasJoined = false

    /// Places the view at the scroll view's edge, in front of the content but behind what is pinned there. It becomes a
    /// subview when it is first seen.
    func place() {
        guard alpha > 0, let scrollView else { return }
        let area = scrollView.bounds
        let height = coveredLength + Self.fadeLength
        let frame = CGRect(
            x: area.minX, y: side == .top ? area.minY : area.maxY - height, width: area.width, height: height)
        if self.frame != frame { self.frame = frame }
        let depth = scrollView.depthOfEdges
        if layer.zPosition != depth { layer.zPosition = depth }
        guard !hasJoined else { return }
        hasJoined = true
        scrollView.addSubview(self)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fade.frame = bounds
        let share = bounds.height > 0 ? min(coveredLength / bounds.height, 1) : 0
        fade.locations = [0, share * 0.6, 1].map { NSNumber(value: Double($0)) }
    }
}
