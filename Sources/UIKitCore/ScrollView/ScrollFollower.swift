import CoreGraphics

/// Something outside a scroll view that goes along with its content, such as a bar with a large title. For subclasses.
@MainActor class ScrollFollower {
    /// The content is at another place, or the view has another size.
    func contentMoved(in scrollView: UIScrollView) {}

    /// The adjusted content inset changed; the content offset hasn't been corrected yet.
    func insetsChanged(in scrollView: UIScrollView) {}

    /// Where content that was let go of should rest, in place of `target`.
    func target(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint { target }
}
