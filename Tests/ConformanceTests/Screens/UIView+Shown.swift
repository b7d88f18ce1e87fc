import UIKit

extension UIView {
    /// This view and all inside it that isn't hidden, those in front last.
    var shownTree: [UIView] {
        isHidden || alpha == 0 ? [] : [self] + subviews.flatMap(\.shownTree)
    }

    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// The part of the view that nothing around it cuts off, in the window.
    var visibleFrameInWindow: CGRect {
        var visible = frameInWindow
        var around = superview
        while let view = around {
            if view.clipsToBounds { visible = visible.intersection(view.frameInWindow) }
            around = view.superview
        }
        return visible.isNull ? .zero : visible
    }

    /// Whether no part of the view is cut off.
    var isWhole: Bool {
        let visible = visibleFrameInWindow
        let frame = frameInWindow
        return abs(visible.width - frame.width) < 0.01 && abs(visible.height - frame.height) < 0.01
    }
}
