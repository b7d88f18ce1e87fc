import CoreGraphics
import Foundation
import RenderTree

/// A bar at the bottom of a screen, with buttons for what the screen can do.
///
///     toolbarItems = [share, .flexibleSpace(), trash]
///     navigationController?.setToolbarHidden(false, animated: true)
///
/// Neighbours share a piece of glass. A space between two items separates them. A toolbar is 48 points high (R817).
@preconcurrency @MainActor open class UIToolbar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readBarNib(coder)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        background.contentView.addSubview(line)
        addSubview(background)
        updateLooks()
        updateAccessibility()
    }

    override var accessibilityNode: AccessibilityNode? {
        accessibilityNodeOfTraits ?? AccessibilityNode(role: .bar)
    }

    // MARK: Items

    /// The items from the leading to the trailing end; nil, the default, for none.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private var storedItems: [UIBarButtonItem]?
    private var row: ToolbarRow?

    /// Replaces the items. With an animation, the old ones fade out before the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storedItems = items
        for item in items ?? [] {
            item.onRearrange = { [weak self] in self?.setItems(self?.storedItems, animated: false) }
        }
        let (old, new) = (row, items.map { ToolbarRow($0, tint: tintColor) })
        row = new
        if let new {
            addSubview(new)
            showColors()
        }
        setNeedsLayout()
        guard animated, window != nil else {
            old?.removeFromSuperview()
            return
        }
        new?.alpha = 0
        new?.frame = rowFrame
        UIView.animateKeyframes(withDuration: TransitionMetrics.fadeDuration, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { old?.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { new?.alpha = 1 }
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    // MARK: Looks

    /// The style of the bar. Black is dark, independently of the interface. Default by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether content shows through the bar. True by default.
    ///
    /// An opaque bar hides what is behind it: its background is ``barTintColor``, the appearance's colour, or white
    /// (black in dark mode). In a navigation controller, a screen ends at its upper edge unless the screen's
    /// `extendedLayoutIncludesOpaqueBars` is true.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateLooks()
            superview?.setNeedsLayout()
        }
    }

    /// The background's colour; nil, the default, stands for the appearance's.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The look of the bar over content. It has no background by default.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { updateLooks() }
    }

    /// The look of the bar on a phone on its side; nil, the default, stands for ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { updateLooks() }
    }

    /// The look of the bar while no content is below it; nil, the default, stands for no background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { updateLooks() }
    }

    /// The look of the bar on a phone on its side while no content is below it.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { updateLooks() }
    }

    private let background = UIVisualEffectView(effect: nil)
    private let line = UIView()

    /// How far the content extends below the bar's upper edge, in points; 0 or less if it ends above.
    var contentBelow: CGFloat = 0 {
        didSet {
            guard contentBelow != oldValue else { return }
            (oldValue > 0) != (contentBelow > 0) ? updateLooks() : showEdge()
        }
    }

    /// The edge of the scroll view whose content the bar covers.
    final weak var edge: ScrollEdgeView? {
        didSet { if edge !== oldValue { showEdge() } }
    }

    private var appearance: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
        guard contentBelow <= 0 else { return standard }
        let atEdge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
        return atEdge ?? UIToolbarAppearance(barAppearance: standard).withoutBackground
    }

    private func updateLooks() {
        let appearance = appearance
        background.effect = appearance.backgroundEffect
        background.backgroundColor = isTranslucent ? nil : .systemBackground
        background.contentView.backgroundColor = barTintColor ?? appearance.backgroundColor
        line.backgroundColor = appearance.shadowColor
        showColors()
        showEdge()
    }

    private func showColors() {
        let color = appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
        row?.contentColor = color ?? rareStateIfMade?.tintColor
    }

    private func showEdge() {
        let isNeeded = isTranslucent && !appearance.hasBackground && barTintColor == nil
        edge?.show(contentBelow: isNeeded ? contentBelow : nil)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
    }

    // MARK: Layout

    /// The insets around the row of items: 16 at the sides (R817), or what a navigation controller sets (R819).
    var rowInsets = UIEdgeInsets(top: 0, left: BarMetrics.side, bottom: 0, right: BarMetrics.side) {
        didSet { if rowInsets != oldValue { setNeedsLayout() } }
    }

    /// The height: 48 points, or 44 on a phone on its side (R817, R818).
    private var fittingHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? BarMetrics.row : BarMetrics.toolbarRow
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    private var rowFrame: CGRect {
        let safe = safeAreaInsets
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: rowInsets.top, left: max(rowInsets.left, safe.left), bottom: rowInsets.bottom,
                right: max(rowInsets.right, safe.right)))
        return room.isNull ? .zero : room
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        row?.frame = rowFrame
    }
}

extension UIToolbarAppearance {
    /// The appearance for a bar with no content below it.
    fileprivate var withoutBackground: UIToolbarAppearance {
        configureWithTransparentBackground()
        return self
    }
}
