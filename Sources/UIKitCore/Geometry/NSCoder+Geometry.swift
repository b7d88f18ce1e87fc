import CoreGraphics
import Foundation

// Points, sizes and rectangles are written by Foundation's own `encode(_:forKey:)`.
extension NSCoder {
    /// Reads a point.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }

    /// Reads a size.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

    /// Reads a rectangle.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }, forKey: key)
    }

    /// Zero on all sides when there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard let sides = decodeNumbers(forKey: key, count: 4) else { return .zero }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Writes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        encode(numbers.map { Double($0) }, forKey: key)
    }

    /// The identity when there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        guard let numbers = decodeNumbers(forKey: key, count: 6) else { return .identity }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    private func decodeNumbers(forKey key: String, count: Int) -> [CGFloat]? {
        guard let numbers = decodeObject(forKey: key) as? [Double], numbers.count == count else { return nil }
        return numbers.map { CGFloat($0) }
    }
}
