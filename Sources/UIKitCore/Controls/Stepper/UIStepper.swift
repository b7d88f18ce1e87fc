import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A control with a minus and a plus that change a number by a step, repeatedly while a person holds them.
///
///     let copies = UIStepper()
///     copies.addAction(UIAction { _ in print(copies.value) }, for: .valueChanged)
///
/// A stepper is 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
    static let size = CGSize(width: 94, height: 32)

    private let plates = (minus: UIView.controlPart(), plus: UIView.controlPart())
    private let signs = (
        minus: SignView(.minus, length: 14, thickness: 2), plus: SignView(.plus, length: 14, thickness: 2)
    )
    private let line = UIView.controlPart(color: .separator)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readStepperNib(coder)
    }

    private func setUp() {
        accessibilityTraits = .adjustable
        backgroundColor = .tertiarySystemFill
        for part in [plates.minus, plates.plus, line, signs.minus, signs.plus] { addSubview(part) }
        frame.size = Self.size
        showColors()
    }

    // MARK: Value

    /// The value, between the limits. 0 by default. Setting it sends no event.
    open var value: Double {
        get { storedValue }
        set {
            guard isUsable(newValue, for: "value") else { return }
            storedValue = limited(newValue)
            updateAccessibility()
            showColors()
        }
    }
    private var storedValue = 0.0

    /// The lower limit. 0 by default. It must be below the maximum.
    open var minimumValue = 0.0 {
        didSet {
            guard isUsable(minimumValue, for: "minimumValue") else { return minimumValue = oldValue }
            limitsDidChange()
        }
    }

    /// The upper limit. 100 by default. It must be above the minimum.
    open var maximumValue = 100.0 {
        didSet {
            guard isUsable(maximumValue, for: "maximumValue") else { return maximumValue = oldValue }
            limitsDidChange()
        }
    }

    /// The size of a step. 1 by default. It must be above 0.
    open var stepValue = 1.0 {
        didSet {
            guard isUsable(stepValue, for: "stepValue") else { return stepValue = oldValue }
            if stepValue <= 0 {
                Diagnostics.fail(
                    "stepValue must be greater than 0",
                    explanation: "UIStepper: stepValue was set to \(stepValue). Try a number above 0.")
            }
        }
    }

    private func limited(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

    private func limitsDidChange() {
        if minimumValue >= maximumValue {
            Diagnostics.fail(
                "minimumValue must be less than maximumValue",
                explanation: """
                    UIStepper: minimumValue \(minimumValue), maximumValue \(maximumValue).
                      try            first set the limit that moves away from the other
                    """)
        }
        value = storedValue
    }

    /// Whether the stepper sends `.valueChanged` at each step while a person holds a half (the default), or only at the
    /// end.
    open var isContinuous = true

    /// Whether the stepper repeats its step while a person holds a half. True by default.
    open var autorepeat = true

    /// Whether a step beyond one limit continues at the other. False by default.
    open var wraps = false {
        didSet { showColors() }
    }

    private func stepped(_ isUp: Bool) -> Double {
        let new = storedValue + (isUp ? stepValue : -stepValue)
        if wraps, new > maximumValue { return minimumValue }
        if wraps, new < minimumValue { return maximumValue }
        return limited(new)
    }

    private func canStep(_ isUp: Bool) -> Bool { isEnabled && stepped(isUp) != storedValue }

    // MARK: Looks

    override func stateDidChange() {
        super.stateDidChange()
        showColors()
    }

    private func showColors() {
        for (sign, isUp) in [(signs.minus, false), (signs.plus, true)] {
            sign.color = .label
            sign.alpha = canStep(isUp) ? 1 : 0.3
        }
        plates.minus.backgroundColor = held == false && isHighlighted ? .systemFill : nil
        plates.plus.backgroundColor = held == true && isHighlighted ? .systemFill : nil
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        let mirrored = half.mirrored(in: bounds)
        place(plates.minus, signs.minus, in: isRightToLeft ? mirrored : half, isLeft: !isRightToLeft)
        place(plates.plus, signs.plus, in: isRightToLeft ? half : mirrored, isLeft: isRightToLeft)
        line.frame = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    }

    private func place(_ plate: UIView, _ sign: UIView, in half: CGRect, isLeft: Bool) {
        plate.frame = half
        plate.layer.cornerRadius = bounds.height / 2
        plate.layer.maskedCorners =
            isLeft ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        sign.center = CGPoint(x: half.midX, y: half.midY)
    }

    // MARK: Touches

    /// Which half a person holds: true for plus, false for minus, nil for none.
    private var held: Bool?
    private var repeater: CADisplayLink?
    private var repeating = RepeatingSteps()
    private var valueBeforeTouch = 0.0

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isUp = isPlus(touch)
        guard canStep(isUp), super.beginTracking(touch, with: event) else { return false }
        held = isUp
        valueBeforeTouch = storedValue
        step(isUp)
        if autorepeat { startRepeating() }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOnHalf = isTouchInside && isPlus(touch) == held
        repeater?.isPaused = !isOnHalf
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopRepeating()
        if !isContinuous, storedValue != valueBeforeTouch {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stopRepeating()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopRepeating() }
    }

    override var usesTaps: Bool { true }

    private func isPlus(_ touch: UITouch) -> Bool { (touch.location(in: self).x > bounds.midX) != isRightToLeft }

    private func step(_ isUp: Bool) {
        let new = stepped(isUp)
        guard new != storedValue else { return stopRepeating() }
        value = new
        if isContinuous || held == nil { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func startRepeating() {
        repeating = RepeatingSteps()
        let start = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in self?.repeatStep(after: link.timestamp - start) }
        repeater = link
        link.add(to: .main, forMode: .common)
    }

    private func repeatStep(after time: TimeInterval) {
        guard let held else { return stopRepeating() }
        for _ in 0..<repeating.due(at: time) { step(held) }
    }

    private func stopRepeating() {
        repeater?.invalidate()
        repeater = nil
        held = nil
        showColors()
    }

    // MARK: Keys and accessibility

    open override func accessibilityIncrement() { if isEnabled { step(true) } }

    open override func accessibilityDecrement() { if isEnabled { step(false) } }

    /// False: a tap in the middle does nothing.
    open override func accessibilityActivate() -> Bool { false }

    /// The number, unless the app sets another value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? CGFloat(storedValue).decimalText() }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        guard var node = accessibilityNodeOfTraits else { return nil }
        node.role = .stepper
        node.isFocusable = true
        node.range = AccessibilityNode.Range(value: storedValue, minimum: minimumValue, maximum: maximumValue)
        return node
    }
}
