import UIKit

extension UIView {
    /// Gives a view its frame as it is where one reads from left to right; where one reads from right to left it lies as far from
    /// the other side.
    func place(_ view: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
    }

    /// The side at which what one reads ends.
    var endAlignment: NSTextAlignment {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
}
