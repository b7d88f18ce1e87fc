import CoreGraphics

// Warnings that are logged once. The scroll view ignores the wrong call.
extension UIScrollView {
    /// Warns about an offset that content can't have.
    func reportBadOffset(_ offset: CGPoint) {
        Diagnostics.warnOnce(
            "bad-offset", of: "\(type(of: self))",
            """
            \(type(of: self)): contentOffset was set to \(offset). It stays \(bounds.origin).
              expected       two finite numbers, each from -1e13 to 1e13
              likely cause   a division by the size of the content or the view while that is 0
              try            guard against 0, or set a breakpoint on this line
            """)
    }

    /// Warns about a delegate that moves the content in every `scrollViewDidScroll` call.
    func reportEndlessScrolling() {
        Diagnostics.warnOnce(
            "endless-scrolling", of: "\(type(of: self))",
            """
            The delegate of \(self) moves or reloads the content in every scrollViewDidScroll call; UIKit stops calling it \
            for this move.
              seen           change after change in the calls for one move; the content offset is \(bounds.origin)
              expected       a delegate that doesn't move the content again after it has moved it
              likely cause   scrollViewDidScroll adds to contentOffset each time, or calls reloadData()
              try            compute the content offset from what is visible, and set it only if it differs
            """)
    }
}
