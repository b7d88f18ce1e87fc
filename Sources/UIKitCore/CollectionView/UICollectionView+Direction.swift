import CoreGraphics

// Right to left (R60). A layout is written for one direction. Where the view runs in the other one, and the layout says that
// it may be turned round, everything is shown as in a mirror that stands at the edge of the content. The layout, its
// attributes and its rectangles know nothing of it; views, points and offsets are on this side of the mirror.
extension UICollectionView {
    /// The same rectangle on the other side of the mirror, either way.
    func mirrored(_ rect: CGRect) -> CGRect { mirrored(rect, acrossWidth: contentSize.width) }

    /// The same where the content has another width.
    func mirrored(_ rect: CGRect, acrossWidth width: CGFloat) -> CGRect {
        guard isMirroring, !rect.isNull, !rect.isInfinite else { return rect }
        return CGRect(x: mirrorEdge(width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirroring ? CGPoint(x: mirrorEdge(contentSize.width) - point.x, y: point.y) : point
    }

    /// Where the content ends; on a pixel, so that what lies on pixels does so in the mirror.
    private func mirrorEdge(_ width: CGFloat) -> CGFloat {
        PixelGrid(scale: traitCollection.displayScale).rounded(width)
    }

    /// What of the layout is in view.
    var layoutBounds: CGRect { isMirroring ? mirrored(bounds) : bounds }

    /// Looks whether there has to be a mirror. Called before the layout is prepared.
    func updateMirror() {
        let layout = collectionViewLayout
        let isDue =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        guard isDue != isMirroring else { return }
        noteLeadingGap()
        isMirroring = isDue
        leadingRange = nil
        forgetFilledCells()
        for view in shown.values { mirror(view) }
        needsFullUpdate = true
        queriedRect = .null
    }

    /// Puts a view where its attributes look from this side.
    func mirror(_ view: UICollectionReusableView) {
        guard let attributes = view.appliedAttributes else { return }
        let center = mirrored(attributes.center)
        if view.center != center { view.center = center }
    }

    func mirrorShownViews() {
        for view in shown.values { mirror(view) }
    }

    // MARK: The leading edge

    /// Remembers how far content is scrolled from its leading end, which is the right one in a mirror.
    func noteLeadingGap() {
        let range = restingRange(.horizontal)
        leadingGap = isMirroring ? range.upperBound - contentOffset.x : contentOffset.x - range.lowerBound
        isLeadingGapInRange = range.contains(contentOffset.x)
        leadingRange = range
    }

    /// Content that grew, or a view that got another width, is still scrolled as far from its leading end.
    func keepLeadingGap() {
        let range = restingRange(.horizontal)
        let before = contentOffset
        var target = before
        target.x = isMirroring ? range.upperBound - leadingGap : range.lowerBound + leadingGap
        if isLeadingGapInRange { target.x = target.x.clamped(to: range) }
        guard range != leadingRange, target != before else { return }
        moveContent(to: target, by: .program)
        motion.shift(by: CGPoint(x: contentOffset.x - before.x, y: 0))
    }
}
