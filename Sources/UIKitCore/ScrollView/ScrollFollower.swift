import CoreGraphics

/// Something outside a scroll view that follows its content, such as a bar with a large title. For subclassing.
@MainActor class ScrollFollower {
    /// The content offset or the view's size changed.
    func contentMoved(in scrollView: UIScrollView) {}

    /// The adjusted content inset changed. The content offset hasn't been corrected yet.
    func insetsChanged(in scrollView: UIScrollView) {}

    /// Returns how far above the content the gap ends that a pull opens below a bar, in points. It is more than 0 where
    /// something rests on the content's upper edge and moves down with it, such as a large title.
    func distanceToGap(in scrollView: UIScrollView) -> CGFloat { 0 }

    /// Returns the view that covers that gap, which then has to show what the gap contains; nil if nothing covers it.
    func viewCoveringGap(in scrollView: UIScrollView) -> UIView? { nil }

    /// Returns where released content comes to rest, instead of `target`.
    func target(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint { target }
}
