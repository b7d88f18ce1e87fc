import CoreGraphics
import Foundation
import RenderTree

/// A row with a dot for each page. The current page's is darker. A tap before or after the middle goes one page back or
/// on; a drag along the dots goes through the pages.
///
/// - Behaviour: sizes are recorded (R873).
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// How a person is using the control.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// With a tap that goes one page on or back.
        case discrete = 1
        /// With a drag along the dots.
        case continuous = 2
    }

    /// The background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A background during a drag along the dots.
        case automatic = 0
        /// A background at all times.
        case prominent = 1
        /// A faint background during a drag along the dots.
        case minimal = 2
    }

    static let height: CGFloat = 77.0 / 3

    private let plate = UIView.controlPart()
    private var dots: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readPageControlNib(coder)
    }

    private func setUp() {
        accessibilityTraits = [.adjustable, .updatesFrequently]
        addSubview(plate)
        showLooks()
    }

    // MARK: Pages

    /// The number of dots. 0 by default.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            page = limited(page)
            pagesDidChange()
        }
    }

    /// The current page, counted from 0 and kept below ``numberOfPages``. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set { show(page: newValue, animated: false) }
    }
    private var page = 0

    private func limited(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

    private func show(page new: Int, animated: Bool) {
        let new = limited(new)
        guard new != page else { return }
        page = new
        updateAccessibility()
        guard animated, window != nil else {
            showLooks()
            return setNeedsLayout()
        }
        UIView.moveControlPart { [self] in
            showLooks()
            placeDots()
        }
    }

    private func change(to new: Int) {
        guard isEnabled, limited(new) != page else { return }
        show(page: new, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Whether the control shows no dot if there is only one page. False by default.
    open var hidesForSinglePage = false {
        didSet { pagesDidChange() }
    }

    private func pagesDidChange() {
        // No screen is wide enough for more dots.
        let wanted = min(pagesWithDots, Self.mostDots)
        while dots.count < wanted {
            let dot = UIView.controlPart()
            dots.append(dot)
            addSubview(dot)
        }
        while dots.count > wanted { dots.removeLast().removeFromSuperview() }
        invalidateIntrinsicContentSize()
        updateAccessibility()
        showLooks()
        setNeedsLayout()
    }

    private static let mostDots = 200
    private var pagesWithDots: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages }

    // MARK: Looks

    /// The colour of the other pages' dots. nil, the default, stands for a light grey.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// The colour of the current page's dot. nil, the default, stands for a dark colour, or a light one in dark mode.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// When there is a background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { showLooks() }
    }

    private func showLooks() {
        let row = row
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == page - row.shown.lowerBound
            let color = isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            dot.backgroundColor = color
            dot.alpha = isEnabled ? 1 : 0.5
        }
        let isDragged = interactionState == .continuous
        plate.isHidden = dots.isEmpty || !(backgroundStyle == .prominent || isDragged)
        plate.backgroundColor = backgroundStyle == .minimal ? .tertiarySystemFill : .secondarySystemFill
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLooks()
    }

    /// Returns the size that the control needs for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let grid = PixelGrid(scale: traitCollection.displayScale)
        return CGSize(
            width: grid.roundedUp(PageDots.width(of: max(pageCount, 0))), height: grid.roundedUp(Self.height))
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var row: PageDots { PageDots(count: pagesWithDots, current: page, width: bounds.width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
        placeDots()
    }

    private func placeDots() {
        let row = row
        let shown = row.shown
        for (index, dot) in dots.enumerated() {
            dot.isHidden = index >= shown.count
            guard !dot.isHidden else { continue }
            let page = shown.lowerBound + index
            let x = row.position(of: page)
            let side = PageDots.diameter * row.scale(of: page)
            dot.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            dot.layer.cornerRadius = side / 2
            dot.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: bounds.midY)
        }
        let width = min(PageDots.width(of: shown.count), bounds.width)
        plate.placeCapsule(
            CGRect(x: bounds.midX - width / 2, y: bounds.midY - Self.height / 2, width: width, height: Self.height))
    }

    // MARK: Touches

    /// Whether a drag along the dots goes through the pages. True by default.
    open var allowsContinuousInteraction = true

    /// How a person is using the control now, or was when the control last sent `.valueChanged`.
    open private(set) var interactionState = InteractionState.none {
        didSet { if interactionState != oldValue { showLooks() } }
    }

    private var dragStart: (x: CGFloat, page: Int)?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = nil
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if dragStart == nil, allowsContinuousInteraction, touch.wasMovedFar {
            dragStart = (x, page)
            interactionState = .continuous
        }
        if let dragStart {
            let steps = Int(max(min((x - dragStart.x) / PageDots.pitch, 1e9), -1e9))
            let (page, isTooLarge) = dragStart.page.addingReportingOverflow(isRightToLeft ? -steps : steps)
            change(to: isTooLarge ? .max : page)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if dragStart == nil, isTouchInside, let touch {
            interactionState = .discrete
            let isOn = (touch.location(in: self).x > bounds.midX) != isRightToLeft
            change(to: page + (isOn ? 1 : -1))
        }
        dragStart = nil
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        dragStart = nil
        interactionState = .none
    }

    override var usesTaps: Bool { true }

    /// Keeps a drag along the dots from gesture recognisers of a scroll view around the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, allowsContinuousInteraction, gestureRecognizer.isPanAcross { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys and accessibility

    open override func accessibilityIncrement() { change(to: page + 1) }

    open override func accessibilityDecrement() { change(to: page - 1) }

    /// False: a tap in the middle does nothing.
    open override func accessibilityActivate() -> Bool { false }

    /// "page 2 of 5", unless the app sets another value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(numberOfPages == 0 ? 0 : page + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityNode: AccessibilityNode? {
        guard var node = accessibilityNodeOfTraits else { return nil }
        node.role = .slider
        node.isFocusable = true
        if numberOfPages > 0 {
            node.range = AccessibilityNode.Range(value: Double(page + 1), minimum: 1, maximum: Double(numberOfPages))
        }
        return node
    }
}
