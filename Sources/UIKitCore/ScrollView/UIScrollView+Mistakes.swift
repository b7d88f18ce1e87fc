import CoreGraphics

// Warnings that are logged once. The scroll view ignores the wrong call.
extension UIScrollView {
    /// Warns about an offset that content can't have.
    func reportBadOffset(_ offset: CGPoint) {
        Diagnostics.warnOnce(
            "bad-offset", of: "\(type(of: self))",
            """
            \(type(of: self)): contentOffset was set to \(offset). It stays \(bounds.origin).
              expected       two numbers, no further from 0 than 1e13
              likely cause   a division by the size of content or view while that is 0
              try            guard against it, or a breakpoint on this line
            """)
    }

    /// Warns about a delegate that moves the content in every `scrollViewDidScroll` call.
    func reportEndlessScrolling() {
        Diagnostics.warnOnce(
            "endless-scrolling", of: "\(type(of: self))",
            """
            The delegate of \(self) moves or reloads the content each time it is told that it moved; this was the last time.
              seen           change after change while it was told of one move; the content is at \(bounds.origin)
              expected       a delegate that leaves the content where it has put it
              likely cause   scrollViewDidScroll adds to contentOffset instead of setting a place, or calls reloadData()
              try            compute the place from what is in view, and set it only when it differs
            """)
    }
}
