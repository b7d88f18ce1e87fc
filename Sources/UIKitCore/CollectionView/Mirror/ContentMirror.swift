import CollectionEngine
import CoreGraphics

/// Right to left (R60). A layout is written for one direction. Where the view runs in the other one, and the layout says that
/// it may be turned round, everything is shown as in a mirror that stands at the edge of the content. The layout, its
/// attributes and its rectangles know nothing of it; views, points and offsets are on this side of the mirror.
@MainActor final class ContentMirror: CollectionPart {
    /// Whether the layout is shown as in a mirror. Looked at for each view that comes into sight.
    @exclusivity(unchecked) private(set) var isOn = false

    // What is remembered of the leading edge, which is the right one in a mirror.

    /// How far content is scrolled from its leading end.
    @exclusivity(unchecked) private var leadingGap: CGFloat = 0
    /// Whether that was a place to rest, and among which.
    @exclusivity(unchecked) private var isLeadingGapInRange = true
    @exclusivity(unchecked) private var leadingRange: ClosedRange<CGFloat>?

    // MARK: Both sides

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

    /// Where the content ends; on a pixel, so that what lies on pixels does so in the mirror.
    private func edge(_ width: CGFloat) -> CGFloat {
        PixelGrid(scale: view.traitCollection.displayScale).rounded(width)
    }

    /// Where a frame of the layout is seen: in a mirror, and in a section that has scrolled on its own.
    func seen(_ frame: CGRect, of element: ElementKey) -> CGRect {
        let shift = view.sectionScrolling.shift(of: element)
        return flipped(frame.offsetBy(dx: -shift.x, dy: -shift.y))
    }

    /// What of the layout is in view.
    var layoutBounds: CGRect { layoutBounds(view) }

    /// With the collection view at hand, for what is asked in every pass.
    func layoutBounds(_ view: UICollectionView) -> CGRect { isOn ? flipped(view.bounds) : view.bounds }

    // MARK: Turning round

    /// Looks whether there has to be a mirror. Called before the layout is prepared. Answers whether that has changed.
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

    /// Whether views may be shown away from where their attributes put them: mirrored, or in a section that scrolls on its own.
    var movesViews: Bool { isOn || view.sectionScrolling.areSome }

    /// Puts a view where its attributes look from this side, and in a section that has scrolled.
    ///
    /// - Parameter isLeaving: Whether its element is gone: it then keeps the shift it last had.
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

    /// Remembers how far content is scrolled from its leading end.
    func noteLeadingGap() {
        let view = view
        let range = view.restingRange(.horizontal)
        leadingGap = isOn ? range.upperBound - view.contentOffset.x : view.contentOffset.x - range.lowerBound
        isLeadingGapInRange = range.contains(view.contentOffset.x)
        leadingRange = range
    }

    /// Content that grew, or a view that got another width, is still scrolled as far from its leading end.
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
