import CoreGraphics
import Foundation

// Foundation's own `encode(_:forKey:)` writes points, sizes and rectangles.
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

    /// Reads insets. Returns zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard let sides = decodeNumbers(forKey: key, count: 4) else { return .zero }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Writes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        encode(numbers.map { Double($0) }, forKey: key)
    }

    /// Reads a transform. Returns the identity if there is none.
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

// Geometry as text: "{1, 2}" is a point, a size or an offset, "{{1, 2}, {3, 4}}" a rectangle. Any other text is read as
// zero.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { written([point.x, point.y]) }

    public class func string(for size: CGSize) -> String { written([size.width, size.height]) }

    public class func string(for vector: CGVector) -> String { written([vector.dx, vector.dy]) }

    public class func string(for offset: UIOffset) -> String { written([offset.horizontal, offset.vertical]) }

    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Returns insets as text: top, left, bottom and right.
    public class func string(for insets: UIEdgeInsets) -> String {
        written([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns insets as text: top, leading, bottom and trailing.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        written([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    public class func string(for transform: CGAffineTransform) -> String {
        written([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = read(2, from: string)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    public class func cgSize(for string: String) -> CGSize {
        let numbers = read(2, from: string)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    public class func cgVector(for string: String) -> CGVector {
        let numbers = read(2, from: string)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = read(2, from: string)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    public class func cgRect(for string: String) -> CGRect {
        let numbers = read(4, from: string)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = read(4, from: string)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = read(4, from: string)
        return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// Reads a transform from text. Returns the identity for any other text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let numbers = read(6, from: string, or: [1, 0, 0, 1, 0, 0])
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    private class func written(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
            + "}"
    }

    /// Returns the numbers in the text, if there are exactly `count`.
    private class func read(_ count: Int, from string: String, or none: [CGFloat] = [0, 0, 0, 0]) -> [CGFloat] {
        let numbers = string.split { "{}, ".contains($0) }.map { Double($0) }
        guard numbers.count == count, !numbers.contains(nil) else { return none }
        return numbers.compactMap { $0.map { CGFloat($0) } }
    }
}
