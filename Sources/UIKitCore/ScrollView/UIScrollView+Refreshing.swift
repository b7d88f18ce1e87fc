import CoreGraphics

// The scroll view's side of its refresh control.
extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }

    func refreshControlLeaves(_ control: UIRefreshControl) {
        guard refresher === control else { return }
        refresher = nil
        setRefreshRoom(0)
        if !motion.isActive { motion.settle() }
    }

    /// The content offset at the top, without the space for a refresh control.
    var restingTop: CGFloat { 0 - contentInset.top - insetOfSafeArea.top }

    /// How far the content is below that offset, in points.
    var pulledDistance: CGFloat { restingTop - contentOffset.y }

    /// Whether the content is at its top and nothing moves it.
    var restsAtTop: Bool { !motion.isActive && contentOffset.y == -adjustedContentInset.top }

    /// Adds this much to the adjusted inset at the top, without scrolling. The content inset belongs to the app.
    func setRefreshRoom(_ height: CGFloat) {
        guard height != refreshRoom else { return }
        refreshRoom = height
        knownAdjustedInset = adjustedContentInset
        knownRestingOffset = clampedOffset(contentOffset)
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.update()
    }

    /// The part of the bounds at whose edges headers and footers are pinned. A refresh control in progress scrolls away
    /// with the content and doesn't push them (R46).
    var pinningArea: CGRect {
        var insets = adjustedContentInset
        insets.top -= refreshRoom
        return bounds.inset(by: insets)
    }
}
