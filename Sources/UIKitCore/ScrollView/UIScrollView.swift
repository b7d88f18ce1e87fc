import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A view that shows a part of larger content. A finger, a wheel or keys scroll it.
///
/// Scrolling changes the origin of the view's `bounds`. Nothing inside is laid out or drawn again for that.
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

    /// The object that learns how the content moves. A weak reference.
    ///
    /// A collection view has a member of the same name with a narrower type as well. The attribute makes the compiler
    /// prefer that one where both are visible ([D13](Documentation/Behaviour/Foundations.md#D13)).
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { takeDelegate(newValue) }
    }

    @exclusivity(unchecked) final weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// Does what setting ``delegate`` does. A collection view also sets its own.
    func takeDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
        UncalledMethods.lookFor(in: newDelegate)
        scrollDelegate = newDelegate
    }

    // MARK: Content

    // Read at each scroll step. Exclusivity isn't checked at run time: plain numbers, as in CALayer.

    /// The point of the content at the view's top left corner, in points.
    ///
    /// Values that aren't numbers, or that are greater than ten trillion points, are ignored with a warning that is
    /// logged once.
    ///
    /// Setting this doesn't limit the offset to the content (R304), and rounds it to a device pixel (R301). A drag or
    /// deceleration continues from the new offset. To end deceleration, use ``setContentOffset(_:animated:)``.
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

    /// The space around the content, in points. Default: zero.
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

    /// The content inset plus the safe area's part, and plus the height of a refresh control while it refreshes.
    ///
    /// In a view that has left its window, the safe area's part stays as it was there.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + insetOfSafeArea
        insets.top += refreshRoom
        return insets
    }

    /// When the safe area is added to ``contentInset``. Default: `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { adjustedContentInsetMayHaveChanged() }
    }

    /// Called when ``UIScrollView/adjustedContentInset`` changed. Overrides call super.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls to an offset and ends any motion. If animated, scrolling takes 0.3 seconds (M12).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UIScrollView setContentOffset:animated:]") {
                self.setContentOffset(contentOffset, animated: animated)
            }
        }
        zoom?.finish()
        motion.scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the least distance that makes `rect` visible. `rect` is in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(revealing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: Scrolling behaviour

    /// Whether a person can scroll. Default: true.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether content can be pulled past its edges. Setting this sets both axes. It's true if either axis bounces.
    /// Default: true.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether content can be pulled past its left and right ends. Default: true.
    open var bouncesHorizontally = true
    /// Whether content can be pulled past its top and bottom. Default: true.
    open var bouncesVertically = true

    /// Whether content can be pulled vertically even if it's no taller than the view. Default: false.
    open var alwaysBounceVertical = false

    /// Whether content can be pulled horizontally even if it's no wider than the view. Default: false.
    open var alwaysBounceHorizontal = false

    /// Whether content comes to rest only at multiples of the view's size. Default: false.
    open var isPagingEnabled = false

    /// Whether a drag that begins along one axis stays on it. A diagonal drag moves along both. Default: false.
    open var isDirectionalLockEnabled = false

    /// Whether a horizontal drag past an edge that is already reached scrolls a scroll view around this one instead, if
    /// that one has more content there. Default: true.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a vertical drag past an edge that is already reached scrolls a scroll view around this one instead.
    /// Default: true.
    open var transfersVerticalScrollingToParent = true

    /// Whether the arrow keys, Page Up, Page Down, Home, End and Space scroll the content. Default: true.
    open var allowsKeyboardScrolling = true

    /// How fast released content slows down. Default: `.normal`.
    open var decelerationRate: DecelerationRate = .normal

    // MARK: Scrolling state

    /// Whether a finger touches the content.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    /// Whether a finger is dragging the content.
    open var isDragging: Bool { motion.isDragging }

    /// Whether the content is decelerating after the finger lifted.
    open var isDecelerating: Bool { motion.isDecelerating }

    /// Whether ``setContentOffset(_:animated:)`` or a similar method is scrolling the content.
    open var isScrollAnimating: Bool { motion.isGliding }

    /// Stops scrolling and zooming. The content stays at its offset. Content past an edge goes to the edge, and content
    /// between two pages to the nearer one. The zoom scale stays as well, within the limits.
    open func stopScrollingAndZooming() {
        zoom?.stopByHand()
        motion.stopByHand()
    }

    /// The gesture recogniser that scrolls the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private let pan = ScrollPanGestureRecognizer()

    let motion = ScrollMotion()

    // MARK: Zooming

    /// The least zoom scale. Default: 1.
    ///
    /// Two fingers can zoom if this is less than ``maximumZoomScale`` and the delegate returns a view from
    /// `viewForZooming(in:)`. Setting a limit doesn't change ``zoomScale``.
    open var minimumZoomScale: CGFloat {
        get { zoom?.minimumScale ?? 1 }
        set { if isScale(newValue, "minimumZoomScale") { makeZoom().minimumScale = newValue } }
    }

    /// The greatest zoom scale. Default: 1.
    open var maximumZoomScale: CGFloat {
        get { zoom?.maximumScale ?? 1 }
        set { if isScale(newValue, "maximumZoomScale") { makeZoom().maximumScale = newValue } }
    }

    /// The scale of the view that the delegate returns from `viewForZooming(in:)`: the scale of that view's transform.
    /// Default: 1.
    ///
    /// Setting this keeps the centre of the visible content, as far as the content reaches, and stays within the
    /// limits. Without a view to zoom it does nothing.
    open var zoomScale: CGFloat {
        get { zoom?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets ``zoomScale``. If animated, zooming takes 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { makeZoom().setScale(scale, animated: animated) }

    /// Zooms so that `rect`, in points of the zoomed view, fits the scroll view exactly and is centred in it.
    open func zoom(to rect: CGRect, animated: Bool) { makeZoom().show(rect, animated: animated) }

    /// Whether fingers can zoom a little past the limits. Default: true.
    open var bouncesZoom: Bool {
        get { zoom?.bounces ?? true }
        set { makeZoom().bounces = newValue }
    }

    /// Whether two fingers are zooming.
    open var isZooming: Bool { zoom?.isPinching ?? false }

    /// Whether ``setZoomScale(_:animated:)`` or a similar method is zooming the content.
    open var isZoomAnimating: Bool { zoom?.isGliding ?? false }

    /// Whether the content is returning from a scale past a limit.
    open var isZoomBouncing: Bool { zoom?.isBouncing ?? false }

    /// The gesture recogniser that zooms the content; nil while both limits are the same.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }

    /// nil before any zooming property or method was used.
    var zoom: ScrollZoom?

    // MARK: Touches on content

    /// Whether a touch reaches the view below it only after 0.15 seconds, in case the finger is about to scroll.
    /// Default: true.
    ///
    /// The view doesn't get a touch that begins to scroll within that time. If the finger lifts earlier, the view gets
    /// the touch's beginning and end together. The mouse doesn't wait (Decisions/0039).
    open var delaysContentTouches = true

    /// Whether a finger can begin to scroll although a view inside already has the touch, which is then cancelled.
    /// Default: true.
    open var canCancelContentTouches = true

    /// Whether `view`, which is inside, gets these touches. Default: true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a finger whose touch `view` has can begin to scroll. Not called if ``canCancelContentTouches`` is false.
    ///
    /// The default returns true unless the view is a `UIControl`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// What a drag does with the first responder. Default: nothing.
    ///
    /// There is no keyboard on screen that could follow the finger. So any other mode ends editing when the drag
    /// begins.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    // MARK: Scrolling to the top

    /// Whether a tap at the top of the screen, in the part that the safe area leaves free, scrolls to the beginning.
    /// Default: true.
    ///
    /// Command-Up and Control-Up do the same. Nothing happens if more than one scroll view on screen would scroll
    /// (Decisions/0040).
    open var scrollsToTop = true

    /// Whether the animated scroll in progress goes to the top because of such a tap.
    var isScrollingToTop = false

    // MARK: Refreshing

    /// The control above the content that appears when a person pulls the content down, to load new content. Default:
    /// nil.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// The refresh control in the view, whether it was set or added as a subview.
    @exclusivity(unchecked) var refresher: UIRefreshControl?

    /// How much the refresh control adds to the inset at the top, in points.
    @exclusivity(unchecked) var refreshRoom: CGFloat = 0

    // MARK: Indicators

    /// Whether the vertical indicator is visible while scrolling. Default: true.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// Whether the horizontal indicator is visible while scrolling. Default: true.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// The colour of the indicators. Default: `.default`.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { indicators.updateColors() }
    }

    /// The insets of the vertical indicator from the view's edges, in points. Default: zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.update() }
    }

    /// The insets of the horizontal indicator from the view's edges, in points. Default: zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.update() }
    }

    /// Whether the indicators also keep clear of the safe area. Default: true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// The insets of both indicators from the view's edges, in points. Reading returns the vertical indicator's.
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

    /// The safe area minus what the adjusted inset already covers, because content keeps clear of that part (recorded:
    /// list/grouped-10-rows-iphone16).
    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let safe = safeAreaInsets
        return safe - inset(ofSafeArea: safe)
    }

    open override func layoutSubviews() {
        if constraintsIfMade != nil { super.layoutSubviews() }
        indicators.updateIfSeen()
        edgesIfMade?.place()
    }

    // MARK: Constraints

    /// The guide for constraints between content and the scroll view's edges. If constraints determine its width and
    /// height, these become ``contentSize``.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The guide for the view's frame. Views that are constrained to it don't scroll.
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

    // MARK: Restoration

    /// Stores the content offset and the zoom scale.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlace(with: coder)
    }

    /// Restores the content offset and the zoom scale once the content has been laid out.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlace(with: coder)
    }

    /// Closures to call when the view has been laid out in a window.
    final var waitingForLayout: [@MainActor (UIScrollView) -> Void] = []

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The safe area may have changed since the view was last in a window.
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
        // Subclasses move what they show with the content in `layoutSubviews()`.
        setNeedsLayout()
        knownRestingOffset = clampedOffset(bounds.origin)
        indicators.boundsDidChange()
        refresher?.contentMoved(in: self)
        follower?.contentMoved(in: self)
    }

    /// Scrolls the view that got the keyboard's focus into view.
    override func keyboardFocusMoved(to view: UIView?) {
        super.keyboardFocusMoved(to: view)
        guard let view, view !== self, view.isDescendant(of: self) else { return }
        scrollRectToVisible(convert(view.bounds, from: view), animated: false)
    }

    // MARK: Used by this module

    /// Returns how far a wheel's step scrolls the content, in points, or nil if the step is for a view around this one.
    func way(of wheel: WheelInput) -> CGPoint? {
        let delta = CGPoint(x: wheel.delta.dx, y: wheel.delta.dy)
        // A vertical wheel scrolls content sideways if that's the only direction in which it can scroll.
        let isTurned = delta.x == 0 && !canDrag(.vertical) || wheel.modifiers.contains(.shift)
        return isTurned ? CGPoint(x: delta.y, y: 0) : delta
    }

    /// Whether the content size is changing only because measured sizes replace estimated ones.
    var isContentBeingMeasured: Bool { false }

    /// The offsets at which content rests along an axis; nil for anywhere.
    func stops(_ axis: Axis) -> (any ScrollStops)? {
        let length = bounds.size[main: axis]
        return isPagingEnabled && length > 0 ? PageStops(length: length) : nil
    }

    /// Returns where released content comes to rest. A collection view asks its layout.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// How far in front of the content the edges are that fade it out. A collection view puts them behind its pinned
    /// headers.
    var depthOfEdges: CGFloat { 1e11 }

    /// The edges at which bars fade the content out; nil before the first bar.
    final var edgesIfMade: ScrollEdges?

    /// A bar that follows the content.
    @exclusivity(unchecked) final var follower: ScrollFollower?

    /// The inset at the top when a bar that follows the content has its greatest height. Content can always rest at
    /// that inset.
    @exclusivity(unchecked) final var unfoldedTopInset: CGFloat = 0

    /// The adjusted inset at the last adjustment of the content offset.
    var knownAdjustedInset = UIEdgeInsets.zero

    /// The offset nearest to the current one at which content can rest.
    var knownRestingOffset = CGPoint.zero

    /// Why the content moves. For each cause, the collection view asks its layout at another moment (M1).
    enum MoveCause { case program, call, motion }

    /// Scrolls the content and calls the delegate.
    func moveContent(to offset: CGPoint, by cause: MoveCause) {
        guard offset.isFinite, max(offset.x.magnitude, offset.y.magnitude) <= ScrollConstants.farthestOffset else {
            return reportBadOffset(offset)
        }
        let target = onPixels(offset)
        guard target != bounds.origin else { return }
        // Uses the property, because subclasses override it to follow scrolling.
        bounds.origin = target
        if tellingDepth > 0 { wasChangedWhileTold = true }
        guard tellingDepth < ScrollConstants.deepestTelling else { return reportEndlessScrolling() }
        tellingDepth += 1
        scrollDelegate?.scrollViewDidScroll(self)
        tellingDepth -= 1
    }

    /// How many nested calls of `scrollViewDidScroll` are running, each of which scrolled the content again.
    @exclusivity(unchecked) private(set) var tellingDepth = 0

    /// Whether a delegate moved or reloaded the content inside `scrollViewDidScroll` since this was last reset.
    @exclusivity(unchecked) var wasChangedWhileTold = false

    func onPixels(_ offset: CGPoint) -> CGPoint { (windowStorage?.screen ?? UIScreen.main).pixelGrid.rounded(offset) }

    /// Cancels a drag in progress and tells the delegate of its end.
    func abandonDrag() {
        if motion.isDragging { pan.abandon() }
        // The recogniser can't report this while it reports its own beginning.
        motion.cancelDragging()
    }

    /// Called when another cause begins to move the content.
    func scrollingWasTakenOver() { isScrollingToTop = false }

    /// Called before an animated scroll begins, with its final offset.
    func willGlide(to offset: CGPoint) {}

    final override var contentScroller: (any ContentScroller)? { self }

    override var accessibilityNode: AccessibilityNode? {
        var node = AccessibilityNode(role: .scrollView)
        node.label = accessibilityLabel
        return node
    }
}
