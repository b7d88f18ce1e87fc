import CoreGraphics
import Foundation
import RenderTree

/// A control that is on or off. A tap or a drag moves its thumb to the other end of the track.
///
///     let wifi = UISwitch()
///     wifi.addAction(UIAction { _ in print(wifi.isOn) }, for: .valueChanged)
///
/// A switch is always 63 × 28 points, whatever frame the app sets. Its intrinsic width is 61, so beside a margin it
/// extends 2 points beyond it.
///
/// - Behaviour: recorded (R868); colours in the dark are our choice (Decisions/0031).
@preconcurrency @MainActor open class UISwitch: UIControl {
    static let size = CGSize(width: 63, height: 28)
    static let intrinsicSize = CGSize(width: 61, height: 28)
    static let thumbSize = CGSize(width: 37, height: 24)
    /// The distance between the thumb and the track's edge.
    static let inset: CGFloat = 2

    private let track = UIView.controlPart()
    private let thumb = UIView.controlPart(color: .white)

    /// Creates a switch at the origin of `frame`, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readSwitchNib(coder)
    }

    private func setUp() {
        accessibilityTraits = [.button, .toggleButton]
        addSubview(track)
        track.addSubview(thumb)
        thumb.castControlShadow()
        frame.size = Self.size
        showColors()
    }

    // MARK: Value

    /// Whether the switch is on. False by default. Setting it moves the thumb at once and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false

    /// Sets whether the switch is on, without sending an event. Only a person's changes send `.valueChanged`.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value || shownSide != on else { return }
        value = on
        updateAccessibility()
        show(side: on, animated: animated)
    }

    private func change(to on: Bool) {
        let isChange = on != value
        setOn(on, animated: true)
        if isChange { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Looks

    /// The track's colour while the switch is on. nil, the default, stands for green.
    open var onTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of the thumb. nil, the default, stands for white.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }

    /// Where the thumb is. During a drag, that may be another side than the value's.
    private var shownSide = false

    private func show(side isOn: Bool, animated: Bool) {
        shownSide = isOn
        let changes = { [self] in
            showColors()
            placeThumb()
        }
        if animated, window != nil { UIView.moveControlPart(changes) } else { changes() }
    }

    private func showColors() {
        track.backgroundColor = shownSide ? onTintColor ?? .systemGreen : .tertiaryLabel
    }

    private func placeThumb() {
        let isRight = shownSide != isRightToLeft
        let way = Self.size.width - Self.thumbSize.width - 2 * Self.inset
        thumb.placeCapsule(
            CGRect(origin: CGPoint(x: Self.inset + (isRight ? way : 0), y: Self.inset), size: Self.thumbSize))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.placeCapsule(CGRect(origin: .zero, size: Self.size))
        placeThumb()
    }

    override func stateDidChange() {
        super.stateDidChange()
        track.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize { Self.intrinsicSize }

    override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// The track extends beyond the rectangle that constraints place (R868).
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.size.width - Self.intrinsicSize.width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Touches

    private var wasDragged = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let side = isRight != isRightToLeft
        if side != shownSide, wasDragged || touch.wasMovedFar {
            wasDragged = true
            show(side: side, animated: true)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if wasDragged { change(to: shownSide) } else if isTouchInside { change(to: !value) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        show(side: value, animated: true)
    }

    override var usesTaps: Bool { true }

    /// Keeps a drag of the thumb from gesture recognisers of a scroll view around the switch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.isPanAcross { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        change(to: !value)
        return true
    }

    /// "1" or "0", unless the app sets another value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (value ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        guard var node = accessibilityNodeOfTraits else { return nil }
        node.role = .toggle
        node.isOn = value
        node.value = super.accessibilityValue
        return node
    }
}
