import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A wheel of spokes that turns while the app works.
///
///     let spinner = UIActivityIndicatorView(style: .medium)
///     spinner.startAnimating()
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101

        /// The name of ``medium`` before iOS 13, with the system's colour.
        @available(*, deprecated, renamed: "medium")
        public static var gray: Style { .medium }

        @available(*, unavailable, message: "Use .medium, and set color = .white.")
        public static var white: Style { .medium }

        @available(*, unavailable, message: "Use .large, and set color = .white.")
        public static var whiteLarge: Style { .large }

        var length: CGFloat { self == .large ? 37 : 20 }
    }

    /// The time for one turn, in seconds.
    static let turn: TimeInterval = 0.8
    static let spokeCount = 8
    private static let animationKey = "spin"

    private let wheel = UIView.controlPart()
    private let spokes = (0..<spokeCount).map { _ in UIView.controlPart() }

    /// Creates a wheel of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readActivityNib(coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        addSubview(wheel)
        for (index, spoke) in spokes.enumerated() {
            wheel.addSubview(spoke)
            spoke.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(Self.spokeCount))
        }
        showSpokes()
        showColor()
        showVisibility()
    }

    /// The size of the wheel. `.medium` by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the spokes. Grey by default.
    open var color: UIColor! = .secondaryLabel {
        didSet { showColor() }
    }

    /// Whether the wheel is hidden while it doesn't turn. True by default.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    /// Whether the wheel is turning.
    open private(set) var isAnimating = false

    /// Starts the wheel, and shows it.
    open func startAnimating() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIActivityIndicatorView startAnimating]") { self.setAnimating(true) }
        }
        setAnimating(true)
    }

    /// Stops the wheel, and hides it unless ``hidesWhenStopped`` is false.
    open func stopAnimating() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIActivityIndicatorView stopAnimating]") { self.setAnimating(false) }
        }
        setAnimating(false)
    }

    private func setAnimating(_ isAnimating: Bool) {
        guard isAnimating != self.isAnimating else { return }
        self.isAnimating = isAnimating
        showVisibility()
        updateAccessibility()
    }

    /// The number of spokes to draw, clockwise from the top and all with full opacity; nil for a wheel that turns.
    var drawnSpokes: Int? {
        didSet { if drawnSpokes != oldValue { showSpokes() } }
    }

    private func showSpokes() {
        for (index, spoke) in spokes.enumerated() {
            // The spoke at the top is the newest; those before it fade.
            let age = (Self.spokeCount - index) % Self.spokeCount
            let fading = 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokeCount - 1)
            spoke.alpha = drawnSpokes.map { index < $0 ? 1 : 0 } ?? fading
        }
    }

    private func showColor() {
        for spoke in spokes { spoke.backgroundColor = color ?? .secondaryLabel }
    }

    private func showVisibility() {
        if hidesWhenStopped { isHidden = !isAnimating } else if isAnimating { isHidden = false }
        spin()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { spin() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        spin()
    }

    /// Turns the wheel only while it is visible, so that it costs nothing otherwise.
    private func spin() {
        let isTurning = wheel.layer.animation(forKey: Self.animationKey) != nil
        let shouldTurn = isAnimating && !isHidden && window != nil
        guard shouldTurn != isTurning else { return }
        guard shouldTurn else { return wheel.layer.removeAnimation(forKey: Self.animationKey) }
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<Self.spokeCount).map { CGFloat($0) * 2 * .pi / CGFloat(Self.spokeCount) }
        animation.calculationMode = .discrete
        animation.duration = Self.turn
        animation.repeatCount = .infinity
        wheel.layer.add(animation, forKey: Self.animationKey)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }

    override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let length = style.length
        // The frame is on whole points (R875).
        wheel.frame = CGRect(
            x: (bounds.midX - length / 2).rounded(.down), y: (bounds.midY - length / 2).rounded(.down), width: length,
            height: length)
        let spokeSize = CGSize(width: length * 0.12, height: length * 0.28)
        for spoke in spokes {
            spoke.bounds = CGRect(origin: .zero, size: spokeSize)
            spoke.layer.cornerRadius = spokeSize.width / 2
            // The spoke turns about the wheel's centre, so its anchor point is there.
            let way = length / 2 - spokeSize.height / 2
            let angle = atan2(spoke.transform.b, spoke.transform.a)
            spoke.center = CGPoint(x: length / 2 + way * sin(angle), y: length / 2 - way * cos(angle))
        }
    }

    /// "1" while the wheel turns, otherwise "0", unless the app sets another value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        guard var node = accessibilityNodeOfTraits else { return nil }
        node.role = .progress
        node.label = accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted")
        node.value = super.accessibilityValue
        return node
    }
}
