import CoreGraphics
import Foundation
import RenderTree

/// A control for a value between two limits, with a thumb that a person drags along a track.
///
///     let volume = UISlider(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
///     volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
///
/// A finger must begin on the thumb. A mouse can press anywhere, and the thumb moves there.
///
/// - Behaviour: sizes are recorded (R869, R870); a mouse on the track is our choice (Decisions/0032).
@preconcurrency @MainActor open class UISlider: UIControl {
    private let minimumTrack = UIView.controlPart()
    private let maximumTrack = UIView.controlPart(color: .systemFill)
    private let thumb = UIView.controlPart(color: .white)
    private let thumbPicture = UIImageView()
    private let minimumPicture = UIImageView()
    private let maximumPicture = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readSliderNib(coder)
    }

    private func setUp() {
        accessibilityTraits = .adjustable
        for part in [maximumTrack, minimumTrack, thumb, thumbPicture, minimumPicture, maximumPicture] {
            addSubview(part)
        }
        thumb.castControlShadow()
        showColors()
    }

    // MARK: Value

    /// The value, between the limits. 0 by default. Setting it moves the thumb at once and sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    private var storedValue: Float = 0

    /// The lower limit. 0 by default. A value above the maximum raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            guard isUsable(minimumValue, for: "minimumValue") else { return minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    /// The upper limit. 1 by default. A value below the minimum lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            guard isUsable(maximumValue, for: "maximumValue") else { return maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    /// Sets the value without sending an event. Only a person's changes send `.valueChanged`.
    open func setValue(_ value: Float, animated: Bool) {
        guard isUsable(value, for: "value") else { return }
        storedValue = limited(value)
        updateAccessibility()
        if animated, window != nil { UIView.moveControlPart { [self] in placeParts() } } else { setNeedsLayout() }
    }

    private func limited(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

    private func limitsDidChange() {
        storedValue = limited(storedValue)
        updateAccessibility()
        setNeedsLayout()
    }

    /// Whether the slider sends `.valueChanged` all the time during a drag (the default), or only at its end.
    open var isContinuous = true

    // MARK: Looks

    /// The colour of the track before the thumb. nil, the default, stands for the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of the track after the thumb. nil, the default, stands for a light grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The colour of the thumb. nil, the default, stands for white.
    open var thumbTintColor: UIColor? {
        didSet { showColors() }
    }

    /// The image beside the track at the minimum's end.
    open var minimumValueImage: UIImage? {
        didSet { showImage(minimumValueImage, in: minimumPicture) }
    }

    /// The image beside the track at the maximum's end.
    open var maximumValueImage: UIImage? {
        didSet { showImage(maximumValueImage, in: maximumPicture) }
    }

    private var thumbImages: [State: UIImage] = [:]

    /// Sets an image in place of the thumb. States without an image show the one for `.normal`.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// Returns the thumb's image in a state, or nil for the system's thumb.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The thumb's image in the current state; nil for the system's thumb.
    open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

    private func showImage(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        setNeedsLayout()
    }

    private func showColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        for part in [minimumTrack, maximumTrack, minimumPicture, maximumPicture] { part.alpha = isEnabled ? 1 : 0.5 }
    }

    // MARK: Layout

    static let height: CGFloat = 34
    static let trackHeight: CGFloat = 6
    static let thumbSize = CGSize(width: 37, height: 24)
    /// The distance between the track and an image beside it.
    private static let gap: CGFloat = 8

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    /// Returns the rectangle of the image at the minimum's end. Where text runs from right to left, that is the right
    /// end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let rect = endImageRect(minimumValueImage, in: bounds)
        return isRightToLeft ? rect.mirrored(in: bounds) : rect
    }

    /// Returns the rectangle of the image at the maximum's end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let rect = endImageRect(maximumValueImage, in: bounds)
        return isRightToLeft ? rect : rect.mirrored(in: bounds)
    }

    private func endImageRect(_ image: UIImage?, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.gap } ?? 0 }
        let ends = (minimum: room(minimumValueImage), maximum: room(maximumValueImage))
        let left = isRightToLeft ? ends.maximum : ends.minimum
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
            width: max(bounds.width - ends.minimum - ends.maximum, 0), height: Self.trackHeight)
    }

    /// Returns the thumb's rectangle for a value, on a whole point. The thumb's outer edges stay on the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? Self.thumbSize
        return CGRect(
            x: thumbX(on: rect, value: value).rounded(), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private func thumbX(on track: CGRect, value: Float) -> CGFloat {
        let position = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        return track.minX + way(of: currentThumbImage?.size ?? Self.thumbSize, on: track) * position
    }

    private var exactThumbX: CGFloat { thumbX(on: trackRect(forBounds: bounds), value: storedValue) }

    /// Returns the length of the thumb's way.
    private func way(of thumb: CGSize, on track: CGRect) -> CGFloat { max(track.width - thumb.width, 0) }

    /// Returns where a value is between the limits, from 0 to 1.
    private func fraction(of value: Float) -> CGFloat {
        let range = CGFloat(maximumValue) - CGFloat(minimumValue)
        return range > 0 ? (CGFloat(limited(value)) - CGFloat(minimumValue)) / range : 0
    }

    private var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let image = currentThumbImage
        thumb.isHidden = image != nil
        thumbPicture.isHidden = image == nil
        thumbPicture.image = image
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
        placeParts()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let thumbRect = currentThumbRect
        maximumTrack.placeCapsule(track)
        let filled = CGRect(x: track.minX, y: track.minY, width: filledLength(of: track), height: track.height)
        minimumTrack.placeCapsule(isRightToLeft ? filled.mirrored(in: track) : filled)
        thumb.placeCapsule(thumbRect)
        thumbPicture.frame = thumbRect
    }

    /// Returns the length of the track before the thumb's centre, which isn't rounded here: nothing at the minimum, the
    /// whole track at the maximum.
    private func filledLength(of track: CGRect) -> CGFloat {
        let fraction = fraction(of: storedValue)
        guard fraction > 0, fraction < 1 else { return fraction * track.width }
        let thumb = currentThumbImage?.size ?? Self.thumbSize
        return way(of: thumb, on: track) * fraction + thumb.width / 2
    }

    // MARK: Touches

    /// The distance from the finger to the thumb's centre.
    private var grip: CGFloat = 0
    private var valueBeforeTouch: Float = 0
    /// How far a finger may miss the thumb, in points.
    private static let fingerMargin: CGFloat = 10

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let thumb = currentThumbRect
        let isOnThumb = thumb.insetBy(dx: -Self.fingerMargin, dy: -Self.fingerMargin).contains(location)
        guard isOnThumb || touch.type == .indirectPointer, super.beginTracking(touch, with: event) else { return false }
        // The thumb is drawn on a whole point, but the value may be between two.
        grip = isOnThumb ? exactThumbX + thumb.width / 2 - location.x : 0
        valueBeforeTouch = storedValue
        if !isOnThumb { follow(location) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if storedValue != valueBeforeTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func follow(_ location: CGPoint) {
        let track = trackRect(forBounds: bounds)
        let way = track.width - currentThumbRect.width
        guard way > 0 else { return }
        let place = (location.x + grip - (track.midX - way / 2)) / way
        let fraction = min(max(isRightToLeft ? 1 - place : place, 0), 1)
        let new = Float(CGFloat(minimumValue) + (CGFloat(maximumValue) - CGFloat(minimumValue)) * fraction)
        guard new != storedValue else { return }
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
    }

    /// Keeps a drag of the thumb from gesture recognisers of a scroll view around the slider.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.isPanAcross { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys and accessibility

    /// Raises the value by a tenth of the whole way.
    open override func accessibilityIncrement() { move(by: 0.1) }

    open override func accessibilityDecrement() { move(by: -0.1) }

    private func move(by fraction: Float) {
        change(to: storedValue + (maximumValue - minimumValue) * fraction)
    }

    private func change(to new: Float) {
        let old = storedValue
        guard isEnabled, limited(new) != old else { return }
        setValue(new, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Home and End move the thumb to the limits.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.name {
        case "Home" where isFocused: change(to: minimumValue)
        case "End" where isFocused: change(to: maximumValue)
        default: super.pressesBegan(presses, with: event)
        }
    }

    /// False: a tap does nothing.
    open override func accessibilityActivate() -> Bool { false }

    /// The value's place between the limits, such as "50%", unless the app sets another value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction(of: storedValue) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        guard var node = accessibilityNodeOfTraits else { return nil }
        node.role = .slider
        node.isFocusable = true
        node.range = AccessibilityNode.Range(
            value: Double(storedValue), minimum: Double(minimumValue), maximum: Double(maximumValue))
        return node
    }
}
