import UIKit

extension UIView {
    /// Sets the frame of a subview, given for left-to-right layouts. It is mirrored in right-to-left ones.
    func place(_ view: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
    }

    /// Trailing: right, or left in right-to-left layouts.
    var endAlignment: NSTextAlignment {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
}
