import CoreGraphics
import Foundation
import RenderTree

/// How far something has come: a bar of 4 points that fills from the leading end, by whole points (R874).
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// How the bar looks.
    public enum Style: Int, Sendable {
        /// A thin bar.
        case `default` = 0
        /// For bars: its track is transparent.
        case bar = 1
    }

    static let height: CGFloat = 4

    private let bar = UIView.controlPart()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readProgressNib(coder)
    }

    /// A bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        showColors()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        addSubview(bar)
        showColors()
    }

    /// How the bar looks.
    open var progressViewStyle = Style.default {
        didSet { showColors() }
    }

    /// From 0, the default, to 1.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var storedProgress: Float = 0

    /// Sets how much is done, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard isUsable(progress, for: "progress") else { return }
        storedProgress = min(max(progress, 0), 1)
        updateAccessibility()
        if animated, window != nil { UIView.moveControlPart { [self] in placeBar() } } else { setNeedsLayout() }
    }

    /// nil, the default, is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { showColors() }
    }

    /// Of what is still missing. nil, the default, is a light grey.
    open var trackTintColor: UIColor? {
        didSet { showColors() }
    }

    private func showColors() {
        bar.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? .defaultLow : .defaultHigh
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.height, bounds.width) / 2
        placeBar()
    }

    private func placeBar() {
        // Whole points (R874).
        let width = (bounds.width * CGFloat(storedProgress)).rounded()
        let rect = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        bar.placeCapsule(isRightToLeft ? rect.mirrored(in: bounds) : rect)
    }

    /// In per cent, unless the app says something else.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        guard var node = accessibilityNodeOfTraits else { return nil }
        node.role = .progress
        node.label = accessibilityLabel ?? "Progress"
        node.range = AccessibilityNode.Range(value: Double(storedProgress), minimum: 0, maximum: 1)
        return node
    }
}
