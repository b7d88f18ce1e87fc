import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// Shows a part of content that is larger than itself, and lets a finger, a wheel or keys move it.
///
/// Scrolling moves the origin of the view's `bounds`; nothing inside is laid out or drawn again for it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readScrollNib(coder)
    }

    private func setUp() {
        drawsNothing(ifOfClass: UIScrollView.self)
        clipsToBounds = true
        pan.belong(to: self)
        addGestureRecognizer(panGestureRecognizer)
        addGestureRecognizer(ContentTouchGestureRecognizer())
        motion.belong(to: self)
        indicators.install(in: self)
        updateAccessibility()
    }

    /// Who is told how the content moves. Not kept alive.
    ///
    /// A collection view has a member of the same name and a narrower type beside it. The attribute lets that one be meant
    /// wherever there are both ([D13](Documentation/Behaviour/Foundations.md#D13)).
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { takeDelegate(newValue) }
    }

    @exclusivity(unchecked) final weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// What setting ``delegate`` does. A collection view also sets its own.
    func takeDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
        UncalledMethods.lookFor(in: newDelegate)
        scrollDelegate = newDelegate
    }

    // MARK: Where the content is

    // Read with each step. Exclusivity is not checked at run time: plain numbers, as in CALayer.

    /// The point of the content at the view's top left corner, in points.
    ///
    /// What is no number, or further away than ten trillion points, is reported once and ignored.
    ///
    /// Setting it does not clamp it (R304) and puts it onto a device pixel (R301). A drag or momentum goes on from the new
    /// place; ``setContentOffset(_:animated:)`` ends momentum.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let old = bounds.origin
            moveContent(to: newValue, by: .program)
            if motion.isActive { motion.contentWasPut(from: old) }
        }
    }

    /// The size of the content, in points.
    @exclusivity(unchecked) open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize.isFinite else {
                reportBadGeometry("contentSize", "\(contentSize)")
                return contentSize = oldValue
            }
            guard contentSize != oldValue else { return }
            contentSizeDidChange()
            if rareStateIfMade != nil { observedGeometryMayHaveChanged() }
        }
    }

    /// Room around the content, in points.
    @exclusivity(unchecked) open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset.isFinite else {
                reportBadGeometry("contentInset", "\(contentInset)")
                return contentInset = oldValue
            }
            guard contentInset != oldValue else { return }
            adjustedContentInsetMayHaveChanged()
            if rareStateIfMade != nil { observedGeometryMayHaveChanged() }
        }
    }

    /// The content inset together with what the safe area adds to it, and a refresh control while it refreshes.
    ///
    /// In a view that has left its window the safe area adds what it added there.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + insetOfSafeArea
        insets.top += refreshRoom
        return insets
    }

    /// When the safe area is added to ``contentInset``.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { adjustedContentInsetMayHaveChanged() }
    }

    /// Called when ``adjustedContentInset`` changed. Call super.
    open func adjustedContentInsetDidChange() {}

    /// Moves the content there, in 0.3 seconds when animated (M12), cancelling any motion.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIScrollView setContentOffset:animated:]") {
                self.setContentOffset(contentOffset, animated: animated)
            }
        }
        zoom?.finish()
        motion.scroll(to: contentOffset, animated: animated)
    }

    /// Moves the content by the least that brings `rect` of it into view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(revealing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: How it may move

    /// Whether a person can scroll. True by default.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether content may be pulled past its edges. Setting it sets both axes; it is true while one of them bounces.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether content can be pulled past its left and right ends. True by default.
    open var bouncesHorizontally = true
    /// Whether content can be pulled past its top and bottom. True by default.
    open var bouncesVertically = true

    /// Whether that is so vertically even when the content is no taller than the view.
    open var alwaysBounceVertical = false

    /// Whether content that fits can be pulled sideways as well. False by default.
    open var alwaysBounceHorizontal = false

    /// Whether content comes to rest at multiples of the view's size only.
    open var isPagingEnabled = false

    /// Whether a drag that begins along one axis stays on it. One that begins aslant moves along both.
    open var isDirectionalLockEnabled = false

    /// Whether a drag that would pull the content past an edge it lies at moves a scroll view around this one instead, where
    /// that has more to show.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag beyond the top or bottom goes on in the scroll view around. True by default.
    open var transfersVerticalScrollingToParent = true

    /// Whether arrow keys, Page Up and Down, Home, End and Space move the content.
    open var allowsKeyboardScrolling = true

    /// How fast content slows down.
    open var decelerationRate: DecelerationRate = .normal

    // MARK: What moves it now

    /// Whether a finger is on the content.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    /// Whether a finger has begun to move it.
    open var isDragging: Bool { motion.isDragging }

    /// Whether it coasts after the finger lifted.
    open var isDecelerating: Bool { motion.isDecelerating }

    /// Whether the program moves it, by ``setContentOffset(_:animated:)`` and the like.
    open var isScrollAnimating: Bool { motion.isGliding }

    /// Ends what moves the content by itself. It stays where it is, but for content past an edge, which is put to that edge,
    /// and between two pages, which is put to the nearer one. Its scale stays as well, within the limits.
    open func stopScrollingAndZooming() {
        zoom?.stopByHand()
        motion.stopByHand()
    }

    /// What follows the finger.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private let pan = ScrollPanGestureRecognizer()

    let motion = ScrollMotion()

    // MARK: Zooming

    /// The smallest scale that content is zoomed to. 1 by default.
    ///
    /// Two fingers zoom where it is less than ``maximumZoomScale`` and the delegate names a view in
    /// `viewForZooming(in:)`. Setting a limit leaves ``zoomScale`` as it is.
    open var minimumZoomScale: CGFloat {
        get { zoom?.minimumScale ?? 1 }
        set { if isScale(newValue, "minimumZoomScale") { makeZoom().minimumScale = newValue } }
    }

    /// The largest scale that content is zoomed to. 1 by default.
    open var maximumZoomScale: CGFloat {
        get { zoom?.maximumScale ?? 1 }
        set { if isScale(newValue, "maximumZoomScale") { makeZoom().maximumScale = newValue } }
    }

    /// How much larger than itself the view is shown that the delegate names in `viewForZooming(in:)`: the scale of its
    /// transform.
    ///
    /// Setting it keeps what is in the middle there, as far as the content reaches, and stays within the limits. Nothing
    /// happens where the delegate names no view.
    open var zoomScale: CGFloat {
        get { zoom?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets ``zoomScale``, in 0.3 seconds when animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { makeZoom().setScale(scale, animated: animated) }

    /// Zooms so that `rect`, in points of the zoomed view, just fits into the scroll view, and is in its middle.
    open func zoom(to rect: CGRect, animated: Bool) { makeZoom().show(rect, animated: animated) }

    /// Whether fingers may zoom a little past the limits. True by default.
    open var bouncesZoom: Bool {
        get { zoom?.bounces ?? true }
        set { makeZoom().bounces = newValue }
    }

    /// Whether two fingers are zooming.
    open var isZooming: Bool { zoom?.isPinching ?? false }

    /// Whether the program zooms it, by ``setZoomScale(_:animated:)`` and the like.
    open var isZoomAnimating: Bool { zoom?.isGliding ?? false }

    /// Whether content is on its way back from a scale past a limit.
    open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

    /// What follows two fingers; nil while both limits are the same.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }

    /// Nil before any of this was used.
    var zoom: ScrollZoom?

    // MARK: Touches on content

    /// Whether a touch reaches the view below it only after 0.15 seconds, in case the finger is about to scroll. True by default.
    ///
    /// A view never hears of a touch that scrolls within that time. A finger that lifts earlier delivers its beginning and its end
    /// together. The mouse doesn't wait (Decisions/0039).
    open var delaysContentTouches = true

    /// Whether fingers may begin to scroll that content has been told of. It loses them then. True by default.
    open var canCancelContentTouches = true

    /// Whether `view`, which is inside, is told of these touches. It is, unless a subclass says otherwise.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether fingers that `view` was told of may begin to scroll. Not asked where ``canCancelContentTouches`` is false.
    ///
    /// They may unless the view is a `UIControl`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// What becomes of the first responder when a finger begins to scroll. It stays by default.
    ///
    /// There is no keyboard on screen that could follow the finger: any other mode ends editing when the drag begins.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    // MARK: Back to the top

    /// Whether a tap at the top of the screen, in the part that the safe area leaves free, scrolls back to the beginning. True
    /// by default.
    ///
    /// Command-Up and Control-Up do the same. Nothing happens while more than one scroll view on screen says yes
    /// (Decisions/0040).
    open var scrollsToTop = true

    /// Whether the animated scroll that is under way was asked for in that way.
    var isScrollingToTop = false

    // MARK: Refreshing

    /// Shown above the content when it is pulled down, to ask for new content. nil by default.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// The refresh control that lies in the view now, whether it was set or added as a subview.
    @exclusivity(unchecked) var refresher: UIRefreshControl?

    /// What it adds to the inset at the top, in points.
    @exclusivity(unchecked) var refreshRoom: CGFloat = 0

    // MARK: Indicators

    /// Whether the vertical indicator is shown while scrolling. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// Whether the horizontal indicator is shown while scrolling. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// The colour of the indicators.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { indicators.updateColors() }
    }

    /// How far the vertical indicator is from the edges, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.update() }
    }

    /// How far the horizontal indicator is from the edges, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.update() }
    }

    /// Whether the indicators keep clear of the safe area by themselves. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// How far both indicators are from the edges, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash() }

    let indicators = ScrollIndicators()

    // MARK: UIView

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer {
            return motion.mayBeginDragging && contentGivesUpTouches(to: gestureRecognizer)
        }
        guard let zoom, gestureRecognizer === zoom.pinch else { return true }
        return zoom.mayBegin(with: gestureRecognizer) && contentGivesUpTouches(to: gestureRecognizer)
    }

    open override func safeAreaInsetsDidChange() { adjustedContentInsetMayHaveChanged() }

    /// Content keeps clear of what the adjusted inset covers, so that part is safe for it (recorded:
    /// list/grouped-10-rows-iphone16).
    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let safe = safeAreaInsets
        return safe - inset(ofSafeArea: safe)
    }

    open override func layoutSubviews() {
        if constraintsIfMade != nil { super.layoutSubviews() }
        indicators.updateIfSeen()
    }

    // MARK: Constraints

    /// What constraints between the content and this view's edges are about, too: with a width and height that follow from them, it is
    /// ``contentSize``.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The view's frame: what is pinned to it does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

    override var contentGuideForConstraints: UILayoutGuide? { systemGuide(.content) }

    override func observedValue(named name: String) -> (any Equatable)? {
        switch name {
        case "contentOffset": contentOffset
        case "contentSize": contentSize
        case "contentInset": contentInset
        default: super.observedValue(named: name)
        }
    }

    override var namesOfObservedValues: [String] {
        super.namesOfObservedValues + ["contentOffset", "contentSize", "contentInset"]
    }

    override var contentRectForConstraints: CGRect { CGRect(origin: .zero, size: contentSize) }

    override func constraintsGaveContentSize(_ size: CGSize) { contentSize = size }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, scrollByKey(key) else { return super.pressesBegan(presses, with: event) }
        }
    }

    // MARK: Coming back

    /// Keeps where the content is, and how large it is shown.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlace(with: coder)
    }

    /// Moves the content where it was, once it has been laid out.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlace(with: coder)
    }

    /// What is to be done when the view has been laid out in a window.
    final var waitingForLayout: [@MainActor (UIScrollView) -> Void] = []

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The safe area may be another one than when the view was seen last.
        guard window == nil else {
            if !waitingForLayout.isEmpty { doWhatWaits() }
            return adjustedContentInsetMayHaveChanged()
        }
        motion.giveWay()
        zoom?.finish()
        indicators.hide()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        if let constraintsIfMade, constraintsIfMade.systemGuides[.frame] != nil { constraintMarginsChanged() }
        if bounds.size != oldBounds.size {
            indicators.boundsWereResized()
            adjustedContentInsetMayHaveChanged()
            let wasAtRest = couldRest(at: oldBounds.origin)
            let resting = clampedOffset(bounds.origin)
            if wasAtRest, resting != bounds.origin, !motion.isActive { moveContent(to: resting, by: .program) }
        }
        // Subclasses move what they show along with the content in layoutSubviews().
        setNeedsLayout()
        knownRestingOffset = clampedOffset(bounds.origin)
        indicators.boundsDidChange()
        refresher?.contentMoved(in: self)
        follower?.contentMoved(in: self)
    }

    /// The place that the keyboard's focus came to scrolls into view.
    override func keyboardFocusMoved(to view: UIView?) {
        super.keyboardFocusMoved(to: view)
        guard let view, view !== self, view.isDescendant(of: self) else { return }
        scrollRectToVisible(convert(view.bounds, from: view), animated: false)
    }

    // MARK: For this module

    /// How far a wheel's step moves the content, in points; nil where it is meant for a view around this one.
    func way(of wheel: WheelInput) -> CGPoint? {
        let delta = CGPoint(x: wheel.delta.dx, y: wheel.delta.dy)
        // A plain wheel over content that only goes sideways moves it sideways.
        let isTurned = delta.x == 0 && !canDrag(.vertical) || wheel.modifiers.contains(.shift)
        return isTurned ? CGPoint(x: delta.y, y: 0) : delta
    }

    /// Whether the content size is changing only because estimated sizes are being replaced by measured ones.
    var isContentBeingMeasured: Bool { false }

    /// Where content may rest along an axis; nil for anywhere.
    func stops(_ axis: Axis) -> (any ScrollStops)? {
        let length = bounds.size[main: axis]
        return isPagingEnabled && length > 0 ? PageStops(length: length) : nil
    }

    /// Where content that was let go of should rest; a layout may have a word in it.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// A bar that goes along with the content.
    @exclusivity(unchecked) final var follower: ScrollFollower?

    /// The inset at the top while a bar that goes along is as high as it gets: content may always rest that low.
    @exclusivity(unchecked) final var unfoldedTopInset: CGFloat = 0

    /// The adjusted inset that was last acted on.
    var knownAdjustedInset = UIEdgeInsets.zero

    /// The offset nearest to the current one at which content could rest.
    var knownRestingOffset = CGPoint.zero

    /// Why the content moves; the collection view asks its layout at another moment for each (M1).
    enum MoveCause { case program, call, motion }

    /// Moves the content and tells the delegate.
    func moveContent(to offset: CGPoint, by cause: MoveCause) {
        guard offset.isFinite, max(offset.x.magnitude, offset.y.magnitude) <= ScrollConstants.farthestOffset else {
            return reportBadOffset(offset)
        }
        let target = onPixels(offset)
        guard target != bounds.origin else { return }
        // Through the property, because subclasses override it to follow the scrolling.
        bounds.origin = target
        if tellingDepth > 0 { wasChangedWhileTold = true }
        guard tellingDepth < ScrollConstants.deepestTelling else { return reportEndlessScrolling() }
        tellingDepth += 1
        scrollDelegate?.scrollViewDidScroll(self)
        tellingDepth -= 1
    }

    /// How many calls of scrollViewDidScroll are under way, each of which moved the content again.
    @exclusivity(unchecked) private(set) var tellingDepth = 0

    /// Whether a delegate moved or reloaded the content while it was told of a move, since the last look.
    @exclusivity(unchecked) var wasChangedWhileTold = false

    func onPixels(_ offset: CGPoint) -> CGPoint { (windowStorage?.screen ?? UIScreen.main).pixelGrid.rounded(offset) }

    /// A drag that goes on is cancelled, and its end told.
    func abandonDrag() {
        if motion.isDragging { pan.abandon() }
        // Not told by the recogniser while that tells of its beginning.
        motion.cancelDragging()
    }

    /// Content moves for another reason than before.
    func scrollingWasTakenOver() { isScrollingToTop = false }

    /// Called before an animated scroll begins, with where it will end.
    func willGlide(to offset: CGPoint) {}

    final override var contentScroller: (any ContentScroller)? { self }

    override var accessibilityNode: AccessibilityNode? {
        var node = AccessibilityNode(role: .scrollView)
        node.label = accessibilityLabel
        return node
    }
}
