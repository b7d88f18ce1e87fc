import CoreGraphics

// What a scroll view and the refresh control in it know of each other.
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

    /// Where the content begins at rest, in its own coordinates, when no refresh control holds it open.
    var restingTop: CGFloat { 0 - contentInset.top - insetOfSafeArea.top }

    /// How far the content is below that place now.
    var pulledDistance: CGFloat { restingTop - contentOffset.y }

    /// Makes the adjusted inset larger by this much at the top, without scrolling. The content inset is the app's.
    func setRefreshRoom(_ height: CGFloat) {
        guard height != refreshRoom else { return }
        refreshRoom = height
        knownAdjustedInset = adjustedContentInset
        knownRestingOffset = clampedOffset(contentOffset)
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.update()
    }

    /// The part of the bounds at whose edges headers and footers stay: a control that refreshes scrolls away with the
    /// content, and does not push them (R46).
    var pinningArea: CGRect {
        var insets = adjustedContentInset
        insets.top -= refreshRoom
        return bounds.inset(by: insets)
    }
}
