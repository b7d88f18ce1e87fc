import CoreGraphics
import Foundation
import RenderTree

/// A bar that shows progress. It is 4 points high and fills from the leading end, by whole points (R874).
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The look of the bar.
    public enum Style: Int, Sendable {
        /// A thin bar.
        case `default` = 0
        /// For toolbars: the track is transparent.
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

    /// Creates a bar of a style.
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

    /// The look of the bar.
    open var progressViewStyle = Style.default {
        didSet { showColors() }
    }

    /// The progress from 0, the default, to 1.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var storedProgress: Float = 0

    /// Sets the progress, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard isUsable(progress, for: "progress") else { return }
        storedProgress = min(max(progress, 0), 1)
        updateAccessibility()
        if animated, window != nil { UIView.moveControlPart { [self] in placeBar() } } else { setNeedsLayout() }
    }

    /// The colour of the filled part. nil, the default, stands for the tint colour.
    open var progressTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of the rest. nil, the default, stands for a light grey.
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
        // The filled part ends on a whole point (R874).
        let width = (bounds.width * CGFloat(storedProgress)).rounded()
        let rect = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        bar.placeCapsule(isRightToLeft ? rect.mirrored(in: bounds) : rect)
    }

    /// The progress in per cent, unless the app sets another value.
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
