import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A wheel above a list's content. When a person pulls the list down far enough, the control asks for new content, and
/// the wheel turns until the content has arrived.
///
///     collectionView.refreshControl = UIRefreshControl()
///     collectionView.refreshControl?.addTarget(self, action: Selector(Self.refresh), for: .valueChanged)
///
/// Call ``endRefreshing()`` when the content is there. The control places itself in the gap that a pull opens between
/// the bars and the content: `-frame.minY` is the pull in points. It is as wide as its scroll view and 60 points high, or
/// as high as its title needs. Below a large title's bar the gap is above the title. A person can pull content that doesn't reach the bottom of its view
/// only if `alwaysBounceVertical` is true.
///
/// - Behaviour: documented; lengths and looks our choice (Decisions/0041).
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The height without a title, in points (R610).
    static let plainHeight: CGFloat = 60
    /// Distances with a title: from the upper edge to the wheel's centre, from the upper edge to the title, and from
    /// the title to the lower edge.
    private static let wheelAboveTitle: CGFloat = 19
    private static let titleTop: CGFloat = 34
    private static let titleMargin: CGFloat = 5
    /// The inset on both sides of the title.
    private static let titleInset: CGFloat = 16

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()
    /// The wheel and the title. They are in the control, or where a bar that hides it shows them in the same place.
    private let parts = UIView()

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.plainHeight))
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isHidden = true
        // A finger that begins on the control scrolls the content.
        isUserInteractionEnabled = false
        // In front of a collection view's background and those of its lists, which are at -1 and reach beyond their rows;
        // behind its cells.
        layer.zPosition = -0.5
        accessibilityTraits = .updatesFrequently
        wheel.hidesWhenStopped = false
        wheel.drawnSpokes = 0
        title.numberOfLines = 0
        title.textAlignment = .center
        for part in [parts, wheel, title] {
            part.isAccessibilityElement = false
            part.isUserInteractionEnabled = false
            (part === parts ? self : parts).addSubview(part)
        }
        title.isHidden = true
    }

    // MARK: Looks

    /// The colour of the wheel. nil, the default, stands for grey.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            wheel.color = newValue ?? .secondaryLabel
        }
    }

    /// Text below the wheel. nil by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            title.attributedText = attributedTitle
            title.isHidden = attributedTitle == nil
            updateAccessibility()
            follow()
        }
    }

    // MARK: Refreshing

    /// Whether a refresh is under way.
    open var isRefreshing: Bool { course == .refreshing }

    /// Tells the control that the app has begun a refresh. It sends no event. Content that rests at its top moves down,
    /// so that a person sees the wheel; other content doesn't scroll (R951).
    open func beginRefreshing() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIRefreshControl beginRefreshing]") { self.beginRefreshing() }
        }
        guard !isRefreshing else { return }
        let scrollView = scrollView.flatMap { $0.window != nil && $0.restsAtTop ? $0 : nil }
        course = .refreshing
        updateAccessibility()
        follow()
        guard let scrollView else { return }
        scrollView.motion.settle(at: CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top))
    }

    /// Tells the control that the refresh has ended. The wheel disappears, and the content moves back up.
    open func endRefreshing() {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIRefreshControl endRefreshing]") { self.endRefreshing() }
        }
        guard isRefreshing else { return }
        course = .leaving
        updateAccessibility()
        follow()
    }

    private(set) var course = RefreshPull.Course.idle
    /// Whether the current pull may still start a refresh. Each pull starts at most one.
    private var isArmed = true

    // MARK: Scroll view

    /// The scroll view above whose content the control is.
    private var scrollView: UIScrollView? { superview as? UIScrollView }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        showParts(in: self)
        if let scrollView, scrollView !== newSuperview { scrollView.refreshControlLeaves(self) }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scrollView else { return }
        scrollView.refresher = self
        isArmed = true
        place(in: scrollView)
        follow()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
        // If the content was moving back up, it arrives at once, because it is out of sight now.
        guard window == nil, let scrollView, scrollView.refresher === self else { return }
        if scrollView.pulledDistance > scrollView.refreshRoom { scrollView.motion.settle() }
    }

    /// Called when the bar above the content changed.
    func barDidChange() {
        if let scrollView, !isHidden { place(in: scrollView) }
    }

    private func follow() {
        if let scrollView, scrollView.refresher === self { contentMoved(in: scrollView) }
    }

    private func pull(in scrollView: UIScrollView) -> RefreshPull {
        RefreshPull(
            course: course, distance: scrollView.pulledDistance, height: bounds.height,
            viewport: scrollView.bounds.height)
    }

    /// Called when the content moved, or rests at another place.
    func contentMoved(in scrollView: UIScrollView) {
        let isOpen = pull(in: scrollView).isOpen
        if isOpen || !isHidden || isRefreshing { place(in: scrollView) }
        if !isOpen, course == .leaving { course = .idle }
        if !isOpen || !scrollView.isDragging { isArmed = true }
        fitRoom(in: scrollView)
    }

    private func place(in scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        let size = CGSize(width: width, height: height(forWidth: width))
        if bounds.size != size { bounds.size = size }
        let pull = pull(in: scrollView)
        let lowest = 0 - (scrollView.follower?.distanceToGap(in: scrollView) ?? 0)
        let middle = CGPoint(x: scrollView.bounds.midX, y: lowest + pull.top + size.height / 2)
        if center != middle { center = middle }
        show(pull)
        showParts(in: isHidden ? self : scrollView.follower?.viewCoveringGap(in: scrollView) ?? self)
    }

    private func showParts(in view: UIView) {
        if parts.superview !== view { view.addSubview(parts) }
        parts.isHidden = isHidden
        parts.alpha = view === self ? 1 : alpha
        parts.frame = view === self ? bounds : convert(bounds, to: view)
    }

    private func show(_ pull: RefreshPull) {
        // A screen reader can reach a control that refreshes wherever the content is.
        isHidden = !pull.isOpen && !isRefreshing
        alpha = pull.alpha
        title.alpha = pull.titleAlpha
        let rest = attributedTitle == nil ? bounds.height / 2 : Self.wheelAboveTitle
        wheel.center = CGPoint(x: bounds.midX, y: pull.middle(at: rest))
        let spokes = pull.spokes(of: UIActivityIndicatorView.spokeCount, wheel: wheel.bounds.height)
        wheel.drawnSpokes = course == .idle ? spokes : nil
        // Out of sight the wheel doesn't turn, so that it asks for no frames.
        if isRefreshing, pull.isOpen { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    private func height(forWidth width: CGFloat) -> CGFloat {
        guard attributedTitle != nil else { return Self.plainHeight }
        return max(Self.plainHeight, Self.titleTop + titleHeight(forWidth: width) + Self.titleMargin)
    }

    private func titleHeight(forWidth width: CGFloat) -> CGFloat {
        let most = CGSize(width: max(width - 2 * Self.titleInset, 0), height: .greatestFiniteMagnitude)
        return title.sizeThatFits(most).height.rounded(.up)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.titleInset, 0)
        title.frame = CGRect(
            x: Self.titleInset, y: Self.titleTop, width: width, height: titleHeight(forWidth: bounds.width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(forWidth: size.width))
    }

    // MARK: A finger

    /// Called when a finger pulled the content.
    func contentWasPulled(in scrollView: UIScrollView) {
        let pull = pull(in: scrollView)
        guard isArmed, isEnabled, !isRefreshing, pull.isOpen, pull.distance >= pull.threshold else { return }
        isArmed = false
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Called before the finger lifts. From here on the content rests below the control, or at the edge again.
    func contentIsLetGo(in scrollView: UIScrollView) {
        if scrollView.isDragging { scrollView.setRefreshRoom(wantedRoom) }
    }

    // MARK: Content inset

    private var wantedRoom: CGFloat { isRefreshing ? bounds.height : 0 }

    /// Makes room for the control or removes it, as soon as the content doesn't jump.
    func fitRoom(in scrollView: UIScrollView) {
        let room = wantedRoom
        guard room != scrollView.refreshRoom else { return }
        let pull = pull(in: scrollView)
        if pull.isOpen {
            // A finger holds the content, which would slip under it.
            if scrollView.isDragging { return }
            // The content is moving through the room and would lose its momentum.
            if scrollView.motion.isMoving, room < pull.distance, pull.distance <= scrollView.refreshRoom { return }
        }
        scrollView.setRefreshRoom(room)
        if pull.distance > room, !scrollView.isDragging { scrollView.motion.settle() }
    }

    // MARK: Accessibility

    override var accessibilityNode: AccessibilityNode? {
        guard isRefreshing, var node = accessibilityNodeOfTraits else { return nil }
        node.role = .progress
        node.label = accessibilityLabel ?? attributedTitle?.string ?? "Refreshing"
        return node
    }
}
