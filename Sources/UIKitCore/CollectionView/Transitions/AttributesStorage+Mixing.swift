import CoreGraphics
import QuartzCore

// The attributes of an element between two places. A fraction below 0 or above 1 leads beyond these places; sizes don't
// go below 0, and alpha stays between 0 and 1.
extension AttributesStorage {
    func mixed(with other: AttributesStorage, _ fraction: CGFloat) -> AttributesStorage {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        var result = self
        result.center = CGPoint(
            x: center.x.mixed(with: other.center.x, fraction), y: center.y.mixed(with: other.center.y, fraction))
        result.size = size.mixed(with: other.size, fraction)
        result.alpha = alpha.mixed(with: other.alpha, fraction).clamped(to: 0...1)
        result.zIndex = zIndex.mixed(with: other.zIndex, fraction)
        if transform3D != other.transform3D {
            result.transform3D = transform3D.mixed(with: other.transform3D, fraction)
        }
        return result
    }

    /// Returns the attributes of an element that only one layout has, fading in or out at its place in that layout.
    func faded(to share: CGFloat) -> AttributesStorage {
        var result = self
        result.alpha *= share.clamped(to: 0...1)
        return result
    }
}

extension CGSize {
    /// Returns the size at a fraction of the way to another size, never below zero.
    func mixed(with other: CGSize, _ fraction: CGFloat) -> CGSize {
        CGSize(
            width: max(width.mixed(with: other.width, fraction), 0),
            height: max(height.mixed(with: other.height, fraction), 0))
    }
}

extension Int {
    /// Limits the result, because layouts put elements on top with `Int.max`.
    fileprivate func mixed(with other: Int, _ fraction: CGFloat) -> Int {
        guard self != other else { return self }
        let result = CGFloat(self).mixed(with: CGFloat(other), fraction).rounded()
        return Int(exactly: result) ?? (result > 0 ? .max : .min)
    }
}
