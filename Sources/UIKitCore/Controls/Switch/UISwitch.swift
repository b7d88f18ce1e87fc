import CoreGraphics
import Foundation
import RenderTree

/// Something that is on or off: a thumb that a tap or a drag brings to the other end of its track.
///
///     let wifi = UISwitch()
///     wifi.addAction(UIAction { _ in print(wifi.isOn) }, for: .valueChanged)
///
/// A switch is 63 × 28 points, whatever frame it is given. Its intrinsic width is 61: beside a margin, it goes 2 points beyond it.
///
/// - Behaviour: recorded (R868); colours in the dark are our choice (Decisions/0031).
@preconcurrency @MainActor open class UISwitch: UIControl {
    static let size = CGSize(width: 63, height: 28)
    static let intrinsicSize = CGSize(width: 61, height: 28)
    static let thumbSize = CGSize(width: 37, height: 24)
    /// Between the thumb and the track's edge.
    static let inset: CGFloat = 2

    private let track = UIView.controlPart()
    private let thumb = UIView.controlPart(color: .white)

    /// Only the origin of `frame` is used.
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

    /// Off by default. Setting it moves the thumb at once and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false

    /// Sends no event: only what a person does is a `.valueChanged`.
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

    /// The track's colour while on. nil, the default, is green.
    open var onTintColor: UIColor? {
        didSet { showColors() }
    }

    /// nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }

    /// Where the thumb is: while a finger drags it, that may be another side than the value's.
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

    /// The track goes further than constraints know (R868).
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

    /// A drag across a switch is the switch's, not a scroll view's.
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

    /// "1" or "0", unless the app says something else.
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
