import CoreGraphics
import Foundation
import RenderTree

/// A value between two others, to be chosen by dragging a thumb along a track.
///
///     let volume = UISlider(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
///     volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
///
/// A finger has to begin on the thumb; a mouse may press anywhere, and the thumb comes there.
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

    /// 0 by default; kept between the limits. Setting it moves the thumb at once and sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    private var storedValue: Float = 0

    /// 0 by default. A minimum above the maximum takes that along.
    open var minimumValue: Float = 0 {
        didSet {
            guard isUsable(minimumValue, for: "minimumValue") else { return minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    /// 1 by default. A maximum below the minimum takes that along.
    open var maximumValue: Float = 1 {
        didSet {
            guard isUsable(maximumValue, for: "maximumValue") else { return maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    /// Sends no event: only what a person does is a `.valueChanged`.
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

    /// Whether `.valueChanged` is sent all the while a finger moves (the default), or when it is lifted.
    open var isContinuous = true

    // MARK: Looks

    /// Of the track on the minimum's side. nil, the default, is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { showColors() }
    }

    /// Of the track on the maximum's side. nil, the default, is a light grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { showColors() }
    }

    /// nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { showColors() }
    }

    /// Beside the track, at the minimum's end.
    open var minimumValueImage: UIImage? {
        didSet { showImage(minimumValueImage, in: minimumPicture) }
    }

    /// Beside the track, at the maximum's end.
    open var maximumValueImage: UIImage? {
        didSet { showImage(maximumValueImage, in: maximumPicture) }
    }

    private var thumbImages: [State: UIImage] = [:]

    /// A picture in place of the thumb; the one for `.normal` stands in for states that have none.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// The thumb's picture in a state; nil for the system's.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The thumb's picture that is shown; nil for the system's.
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

    // MARK: Where things are

    static let height: CGFloat = 34
    static let trackHeight: CGFloat = 6
    static let thumbSize = CGSize(width: 37, height: 24)
    /// Between the track and a picture beside it.
    private static let gap: CGFloat = 8

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    /// The picture at the minimum's end; at the right where text runs that way.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let rect = endImageRect(minimumValueImage, in: bounds)
        return isRightToLeft ? rect.mirrored(in: bounds) : rect
    }

    /// Where the picture at the maximum lies.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let rect = endImageRect(maximumValueImage, in: bounds)
        return isRightToLeft ? rect : rect.mirrored(in: bounds)
    }

    private func endImageRect(_ image: UIImage?, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    /// Where the track lies.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.gap } ?? 0 }
        let ends = (minimum: room(minimumValueImage), maximum: room(maximumValueImage))
        let left = isRightToLeft ? ends.maximum : ends.minimum
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
            width: max(bounds.width - ends.minimum - ends.maximum, 0), height: Self.trackHeight)
    }

    /// Where the thumb is for a value, on a whole point: its outer edge never leaves the track.
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

    /// How far a thumb can go.
    private func way(of thumb: CGSize, on track: CGRect) -> CGFloat { max(track.width - thumb.width, 0) }

    /// From 0 at the minimum to 1 at the maximum.
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

    /// To the middle of the thumb, which isn't rounded here; nothing at the minimum, and all of the track at the maximum.
    private func filledLength(of track: CGRect) -> CGFloat {
        let fraction = fraction(of: storedValue)
        guard fraction > 0, fraction < 1 else { return fraction * track.width }
        let thumb = currentThumbImage?.size ?? Self.thumbSize
        return way(of: thumb, on: track) * fraction + thumb.width / 2
    }

    // MARK: Touches

    /// From the finger to the middle of the thumb.
    private var grip: CGFloat = 0
    private var valueBeforeTouch: Float = 0
    /// A finger may miss the thumb by so many points.
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

    /// A drag along the track that began on the thumb is the slider's, not a scroll view's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.isPanAcross { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys and accessibility

    /// A tenth of the way up.
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

    /// Home and End are the limits.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.name {
        case "Home" where isFocused: change(to: minimumValue)
        case "End" where isFocused: change(to: maximumValue)
        default: super.pressesBegan(presses, with: event)
        }
    }

    /// There is nothing that a tap would do.
    open override func accessibilityActivate() -> Bool { false }

    /// How far it is from the minimum to the maximum, as "50%", unless the app says something else.
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
