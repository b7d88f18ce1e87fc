import CoreGraphics
import Foundation
import RenderTree

/// A row of segments of which one is selected. A plate slides below the selected one.
///
///     let size = UISegmentedControl(items: ["Small", "Large"])
///     size.selectedSegmentIndex = 0
///     size.addAction(UIAction { _ in print(size.selectedSegmentIndex) }, for: .valueChanged)
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The ``selectedSegmentIndex`` for no selection.
    public static let noSegment = -1

    static let height: CGFloat = 32
    /// The distance between the plate and the control's edge.
    static let inset: CGFloat = 2

    private var segments: [SegmentView] = []
    private var lines: [UIView] = []
    private let plate = UIView.controlPart()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with titles and images, from the leading end on.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { insert(Self.segment(of: item), at: segments.count, animated: false) }
        frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action. Selecting a segment runs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readSegmentedNib(coder)
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        addSubview(plate)
        plate.castControlShadow()
        showColors()
    }

    private static func segment(of item: Any) -> SegmentView {
        let segment = SegmentView()
        switch item {
        case let title as String: segment.title = title
        case let image as UIImage: segment.image = image
        case let action as UIAction: segment.take(action)
        default:
            Diagnostics.fail(
                "UISegmentedControl items must be NSStrings or UIImages",
                explanation: "One of them is a \(type(of: item)). Try a String, a UIImage or a UIAction.")
        }
        return segment
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.title = title
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.image = image
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment with the action's image or title. Selecting it runs the action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.take(action)
        insert(view, at: segment, animated: animated)
    }

    private func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selected >= index { selected += 1 }
        addSubview(segment)
        if animated, window != nil {
            layoutIfNeeded()
            segment.frame = CGRect(x: leadingX(of: index), y: 0, width: 0, height: bounds.height)
            segment.alpha = 0
        }
        segmentsDidChange(animated: animated)
    }

    private func leadingX(of index: Int) -> CGFloat {
        guard index > 0 else { return isRightToLeft ? bounds.maxX : bounds.minX }
        let before = segments[index - 1].frame
        return isRightToLeft ? before.minX : before.maxX
    }

    /// Removes a segment. An index past the end removes the last one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        segments.remove(at: index).removeFromSuperview()
        if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
        segmentsDidChange(animated: animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selected = Self.noSegment
        segmentsDidChange(animated: false)
    }

    /// Returns the nearest valid index, or nil if there are no segments.
    private func pinned(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
    }

    private func view(at index: Int) -> SegmentView? { pinned(index).map { segments[$0] } }

    func index(of segment: SegmentView) -> Int? { segments.firstIndex { $0 === segment } }

    private func segmentsDidChange(animated: Bool = false) {
        while lines.count < segments.count - 1 {
            let line = UIView.controlPart(color: .separator)
            lines.append(line)
            insertSubview(line, at: 0)
        }
        while lines.count > max(segments.count - 1, 0) { lines.removeLast().removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        updateAccessibility()
        showLooks()
        if animated, window != nil { UIView.moveControlPart { [self] in layoutIfNeeded() } }
    }

    // MARK: Content of segments

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard let view = view(at: segment) else { return }
        view.title = title
        view.image = nil
        segmentsDidChange()
    }

    /// Returns a segment's title, or nil if it has none.
    open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.title }

    /// Sets a segment's image.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard let view = view(at: segment) else { return }
        view.image = image
        view.title = nil
        segmentsDidChange()
    }

    /// Returns a segment's image, or nil if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.image }

    /// Replaces a segment's action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let view = view(at: segment) else { return }
        view.take(action)
        segmentsDidChange()
    }

    /// Returns a segment's action, or nil if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

    /// Returns the index of the segment whose action has this identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets a segment's width in points; 0, the default, leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard isUsable(width, for: "width of a segment"), let view = view(at: segment) else { return }
        view.fixedWidth = max(width, 0)
        segmentsDidChange()
    }

    /// Returns the width set for a segment, in points; 0 leaves it to the control.
    open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.fixedWidth ?? 0 }

    /// Moves a segment's content away from the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard isUsable(offset.width + offset.height, for: "content offset of a segment") else { return }
        view(at: segment)?.contentOffset = offset
    }

    /// Returns the distance of a segment's content from the middle, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.contentOffset ?? .zero }

    /// Sets whether a segment takes touches.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        view(at: segment)?.isEnabled = enabled
        showLooks()
    }

    /// Returns whether a segment takes touches.
    open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

    // MARK: The chosen segment

    /// The index of the selected segment. ``noSegment`` by default. Setting it moves the plate and sends no event.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                return Diagnostics.warnOnce(
                    "no-such-segment",
                    """
                    UISegmentedControl: selectedSegmentIndex was set to \(newValue). It stays \(selected).
                      expected       from 0 to \(segments.count - 1), or UISegmentedControl.noSegment
                    """)
            }
            select(newValue, animated: false)
        }
    }
    private var selected = noSegment

    /// Whether a segment stays selected only until the finger lifts. False by default.
    open var isMomentary = false {
        didSet { if isMomentary { select(Self.noSegment, animated: false) } }
    }

    private func select(_ index: Int, animated: Bool) {
        guard index != selected else { return }
        let hadNone = selected == Self.noSegment
        selected = index
        shown = index
        showLooks()
        guard animated, !hadNone, window != nil else { return setNeedsLayout() }
        UIView.moveControlPart { [self] in placePlate() }
    }

    /// Selects a segment for a person. In a momentary control, the selection lasts only while the actions run.
    private func choose(_ index: Int) {
        let isChange = index != selected || isMomentary
        if isMomentary { selected = index } else { select(index, animated: true) }
        guard isChange else { return }
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selected = Self.noSegment }
    }

    // MARK: Looks

    /// Whether the width of a segment depends on its content, instead of being the same for all. False by default.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsDidChange() }
    }

    /// The colour of the plate below the selected segment. nil, the default, stands for white, or grey in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet { showColors() }
    }

    /// Sets the font (`.font`) and colour (`.foregroundColor`) of the titles in a state: `.normal`, `.selected` or
    /// `.disabled`. States without attributes use those of `.normal`. Other attributes have no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleTextAttributes[exactly: state] = attributes
        segmentsDidChange()
    }

    /// Returns the attributes of titles in a state, or nil if none are set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleTextAttributes[state] }

    private(set) var titleTextAttributes = StateValues<[NSAttributedString.Key: Any]>()

    private static let plateColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

    private func showColors() { plate.backgroundColor = selectedSegmentTintColor ?? Self.plateColor }

    private func showLooks() {
        for (index, segment) in segments.enumerated() {
            segment.isChosen = index == shown
            segment.showLook(isPressed: index == pressed, isControlEnabled: isEnabled)
        }
        for (index, line) in lines.enumerated() { line.alpha = index == shown || index + 1 == shown ? 0 : 1 }
        plate.alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLooks()
    }

    private var widths: SegmentWidths {
        SegmentWidths(
            segments: segments.map { SegmentWidths.Segment(content: $0.contentWidth, fixed: $0.fixedWidth) },
            areByContent: apportionsSegmentWidthsByContent)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: widths.natural.rounded(.up), height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        for (segment, range) in zip(segments, widths.solved(in: bounds.width)) {
            let frame = CGRect(
                x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: bounds.height)
            segment.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
        }
        for (index, line) in lines.enumerated() {
            let x = isRightToLeft ? segments[index].frame.minX : segments[index].frame.maxX
            line.frame = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
        }
        placePlate()
    }

    private func placePlate() {
        plate.isHidden = !segments.indices.contains(shown)
        guard !plate.isHidden else { return }
        plate.placeCapsule(segments[shown].frame.insetBy(dx: Self.inset, dy: Self.inset))
        plate.transform = isPlateHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    // MARK: Touches

    /// The segment where the plate is. During a drag, that may be another one than the selected one.
    private var shown = noSegment
    /// The segment that a person would select by lifting the finger now.
    private var pressed: Int?
    private var isPlateHeld = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let index = segment(below: touch), super.beginTracking(touch, with: event) else { return false }
        pressed = index
        isPlateHeld = index == selected
        showPress()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = isTouchInside ? segment(below: touch) : nil
        if isPlateHeld {
            if let index { shown = index }
            pressed = shown
        } else {
            pressed = index
        }
        showPress()
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = pressed
        release()
        if let index { choose(index) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
    }

    private func release() {
        pressed = nil
        isPlateHeld = false
        // The plate stays below the finger until it is certain whether the person selected that segment.
        if shown != selected, !isMomentary, !isTouchInside { shown = selected }
        showPress()
    }

    private func showPress() {
        showLooks()
        UIView.moveControlPart { [self] in placePlate() }
    }

    private func segment(below touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return segments.firstIndex { $0.isEnabled && $0.frame.minX <= x && x < $0.frame.maxX }
    }

    override var usesTaps: Bool { true }

    /// Keeps a drag of the plate from gesture recognisers of a scroll view around the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, isPlateHeld, gestureRecognizer.isPanAcross { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys and accessibility

    func activate(_ segment: SegmentView) -> Bool {
        guard isEnabled, segment.isEnabled, let index = index(of: segment) else { return false }
        choose(index)
        return true
    }

    override func keyboardFocusMoved(to view: UIView?) {
        super.keyboardFocusMoved(to: view)
        for segment in segments { segment.hasKeyboardFocus = segment === view }
    }

    /// Selects the neighbour of a focused segment with the arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let focused = segments.firstIndex(where: { $0 === window?.focusedView }), isEnabled,
            let direction = presses.first?.key.flatMap(direction)
        else { return super.pressesBegan(presses, with: event) }
        let order =
            direction > 0 ? Array(segments.indices.dropFirst(focused + 1)) : segments.indices.prefix(focused).reversed()
        guard let next = order.first(where: { segments[$0].isEnabled }) else { return }
        window?.keyboardFocusMoved(to: segments[next])
        if !isMomentary { choose(next) }
    }

    private func direction(_ key: UIKey) -> Int? {
        guard key.modifierFlags.isEmpty else { return nil }
        return switch key.name {
        case "ArrowRight": isRightToLeft ? -1 : 1
        case "ArrowLeft": isRightToLeft ? 1 : -1
        case "ArrowDown": 1
        case "ArrowUp": -1
        default: nil
        }
    }

    override var accessibilityNode: AccessibilityNode? {
        var node = AccessibilityNode(role: .segments)
        node.label = accessibilityLabel
        node.hint = accessibilityHint
        node.isEnabled = isEnabled
        return node
    }
}

extension SegmentView {
    fileprivate func take(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        accessibilityLabel = action.image == nil || action.title.isEmpty ? nil : action.title
    }
}
