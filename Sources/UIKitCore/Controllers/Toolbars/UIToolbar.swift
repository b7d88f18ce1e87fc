import CoreGraphics
import Foundation
import RenderTree

/// A bar with buttons for what a screen can do, at its bottom.
///
///     toolbarItems = [share, .flexibleSpace(), trash]
///     navigationController?.setToolbarHidden(false, animated: true)
///
/// Neighbours share a piece of glass; room between two items parts them. A toolbar is 48 points high (R817).
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
        for view in [edge, background] { addSubview(view) }
        updateLooks()
        updateAccessibility()
    }

    override var accessibilityNode: AccessibilityNode? {
        accessibilityNodeOfTraits ?? AccessibilityNode(role: .bar)
    }

    // MARK: Items

    /// From the leading to the trailing end; nil, the default, for none.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private var storedItems: [UIBarButtonItem]?
    private var row: ToolbarRow?

    /// Shows other items; animated, the old ones fade away before the new ones appear.
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

    /// Black is dark whatever the interface is. Default by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether content can be seen below the bar. True by default.
    ///
    /// An opaque bar hides what is behind it: its background is ``barTintColor``, the appearance's colour, or white (black in dark
    /// mode). In a navigation controller, a screen ends at its upper edge unless the screen's `extendedLayoutIncludesOpaqueBars` is
    /// true.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateLooks()
            superview?.setNeedsLayout()
        }
    }

    /// The background's colour; nil, the default, is that of the appearance.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Where content lies below the bar. No background by default.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { updateLooks() }
    }

    /// On a phone on its side; nil, the default, is ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { updateLooks() }
    }

    /// Where no content lies below the bar; nil, the default, has no background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { updateLooks() }
    }

    /// Where no content lies below the bar on a phone on its side.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { updateLooks() }
    }

    private let edge = ScrollEdgeView(at: .bottom)
    private let background = UIVisualEffectView(effect: nil)
    private let line = UIView()

    /// How far content goes on below the bar's upper edge, in points; 0 or less: it ends above.
    var contentBelow: CGFloat = 0 {
        didSet {
            guard contentBelow != oldValue else { return }
            (oldValue > 0) != (contentBelow > 0) ? updateLooks() : showEdge()
        }
    }

    /// What content fades into below the bar.
    var edgeColor: UIColor {
        get { edge.color }
        set { edge.color = newValue }
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
        edge.alpha = isNeeded ? min(max(contentBelow / BarMetrics.edgeAppearing, 0), 1) : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
    }

    // MARK: Where things are

    /// Around the row of items: 16 at the sides (R817), and what a navigation controller says (R819).
    var rowInsets = UIEdgeInsets(top: 0, left: BarMetrics.side, bottom: 0, right: BarMetrics.side) {
        didSet { if rowInsets != oldValue { setNeedsLayout() } }
    }

    /// 48 points; 44 on a phone on its side (R817, R818).
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
        let fade = BarMetrics.edgeFade
        edge.frame = CGRect(x: 0, y: -fade, width: bounds.width, height: bounds.height + fade)
        edge.opaqueLength = bounds.height
        row?.frame = rowFrame
    }
}

extension UIToolbarAppearance {
    /// For a bar with no content below it.
    fileprivate var withoutBackground: UIToolbarAppearance {
        configureWithTransparentBackground()
        return self
    }
}
