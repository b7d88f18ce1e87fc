import UIKit

extension UIView {
    /// Sets the frame of a subview, given for a left-to-right layout. A right-to-left layout mirrors it.
    func place(_ view: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
    }

    /// The trailing alignment: right, or left in a right-to-left layout.
    var endAlignment: NSTextAlignment {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
}
