import CoreGraphics
import Foundation
import RenderTree

/// A dot for each page; the current page's is darker. A tap beside the dots' middle goes one page on or back, a drag
/// along them goes through the pages.
///
/// - Behaviour: sizes are recorded (R873).
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// How a person uses the control.
    public enum InteractionState: Int, Sendable {
        /// Not at the moment.
        case none = 0
        /// A tap that goes one page on or back.
        case discrete = 1
        /// A drag along the dots.
        case continuous = 2
    }

    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A plate behind the dots while they are dragged along.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// A faint one while they are dragged along.
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

    /// 0 by default.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            page = limited(page)
            pagesDidChange()
        }
    }

    /// From 0; kept below ``numberOfPages``. Setting it sends no event.
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

    /// Whether a single page shows no dot. False by default.
    open var hidesForSinglePage = false {
        didSet { pagesDidChange() }
    }

    private func pagesDidChange() {
        // More dots than a screen is wide are never seen.
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

    /// Of the dots of other pages. nil, the default, is a light grey.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// nil, the default, is dark, or light in the dark.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showLooks() }
    }

    /// When there is a plate behind the dots.
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

    /// As large as it takes for so many pages.
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

    /// What a person is doing now, or did when the last `.valueChanged` was sent.
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

    /// A drag along the dots is the control's, not a scroll view's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, allowsContinuousInteraction, gestureRecognizer.isPanAcross { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys and accessibility

    open override func accessibilityIncrement() { change(to: page + 1) }

    open override func accessibilityDecrement() { change(to: page - 1) }

    /// There is nothing that a tap in the middle would do.
    open override func accessibilityActivate() -> Bool { false }

    /// "page 2 of 5", unless the app says something else.
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
