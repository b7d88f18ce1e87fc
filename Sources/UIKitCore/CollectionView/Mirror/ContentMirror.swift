import CollectionEngine
import CoreGraphics

/// Right-to-left layout (R60). A layout is written for one direction. If the view has the other one, and the layout
/// says that it can be flipped, everything is shown mirrored horizontally. The layout, its attributes and its
/// rectangles stay unmirrored. Views, points and content offsets are mirrored.
@MainActor final class ContentMirror: CollectionPart {
    /// Whether the layout is shown mirrored. Read for each view that comes into view.
    @exclusivity(unchecked) private(set) var isOn = false

    // Properties about the leading edge, which is the right one if the layout is mirrored.

    /// How far the content is scrolled from its leading end, in points.
    @exclusivity(unchecked) private var leadingGap: CGFloat = 0
    /// Whether the content offset was in the range in which content can rest, and that range.
    @exclusivity(unchecked) private var isLeadingGapInRange = true
    @exclusivity(unchecked) private var leadingRange: ClosedRange<CGFloat>?

    // MARK: Converting

    /// Mirrors a rectangle. Doing it twice gives the rectangle back.
    func flipped(_ rect: CGRect) -> CGRect { isOn ? flipped(rect, acrossWidth: view.contentSize.width) : rect }

    /// Mirrors a rectangle in content of the given width.
    func flipped(_ rect: CGRect, acrossWidth width: CGFloat) -> CGRect {
        guard isOn, !rect.isNull, !rect.isInfinite else { return rect }
        return CGRect(x: edge(width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func flipped(_ point: CGPoint) -> CGPoint {
        isOn ? CGPoint(x: edge(view.contentSize.width) - point.x, y: point.y) : point
    }

    /// The content's trailing edge in the mirror, rounded to a pixel, so that what is on pixels stays on pixels.
    private func edge(_ width: CGFloat) -> CGFloat {
        PixelGrid(scale: view.traitCollection.displayScale).rounded(width)
    }

    /// Returns where a frame of the layout is on screen: mirrored, and shifted in a section that has scrolled on its
    /// own.
    func seen(_ frame: CGRect, of element: ElementKey) -> CGRect {
        let shift = view.sectionScrolling.shift(of: element)
        return flipped(frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }

    /// The visible part of the layout, unmirrored.
    var layoutBounds: CGRect { layoutBounds(view) }

    /// The same with the collection view passed in, for calls in each layout pass.
    func layoutBounds(_ view: UICollectionView) -> CGRect { isOn ? flipped(view.bounds) : view.bounds }

    // MARK: Changing direction

    /// Decides whether the layout is mirrored, and returns whether that has changed. Called before `prepare()`.
    func update() -> Bool {
        let view = view
        let layout = view.collectionViewLayout
        let isDue =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        guard isDue != isOn else { return false }
        noteLeadingGap()
        isOn = isDue
        leadingRange = nil
        return true
    }

    /// Whether views may be elsewhere than their attributes say: mirrored, or in a section that scrolls on its own.
    var movesViews: Bool { isOn || view.sectionScrolling.areSome }

    /// Moves a view to the place of its attributes on screen: mirrored, and shifted in a section that has scrolled.
    ///
    /// - Parameter isLeaving: Whether its element is gone. The view then keeps its last shift.
    func place(_ shown: UICollectionReusableView, isLeaving: Bool = false) {
        guard let attributes = shown.appliedAttributes else { return }
        if !isLeaving, let element = shown.element, let shift = view.sectionScrolling.knownShift(of: element) {
            shown.sectionShift = shift
        }
        let shift = shown.sectionShift
        let center = flipped(CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y))
        if shown.center != center { shown.center = center }
    }

    // MARK: The leading edge

    /// Stores how far the content is scrolled from its leading end.
    func noteLeadingGap() {
        let view = view
        let range = view.restingRange(.horizontal)
        leadingGap = isOn ? range.upperBound - view.contentOffset.x : view.contentOffset.x - range.lowerBound
        isLeadingGapInRange = range.contains(view.contentOffset.x)
        leadingRange = range
    }

    /// Scrolls so that the content is as far from its leading end as before, after the content grew or the view's width
    /// changed.
    func keepLeadingGap() {
        let view = view
        let range = view.restingRange(.horizontal)
        let before = view.contentOffset
        var target = before
        target.x = isOn ? range.upperBound - leadingGap : range.lowerBound + leadingGap
        if isLeadingGapInRange { target.x = target.x.clamped(to: range) }
        guard range != leadingRange, target != before else { return }
        view.moveContent(to: target, by: .program)
        view.motion.shift(by: CGPoint(x: view.contentOffset.x - before.x, y: 0))
    }

    override func checkInvariants(_ report: (String) -> Void) {
        if !leadingGap.isFinite { report("content is \(leadingGap) points from its leading end") }
    }
}
