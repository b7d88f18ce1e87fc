import CoreGraphics
import Foundation

// Attributes as what they mean. What has its default is not written at all (R741): nil.
extension XMLElement {
    package func text(_ attribute: String) -> String? { attributes[attribute] }

    /// `YES` or `NO`.
    package func bool(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// A finite number.
    package func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap(Self.number) }

    /// Xcode writes up to 17 digits, and `2.2250738585072014e-308` where it means 0 (R754).
    static func number(_ text: String) -> CGFloat? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number.magnitude <= .leastNormalMagnitude ? 0 : CGFloat(number)
    }

    // MARK: Of several numbers

    /// Of a `<rect>`, in points.
    package var rect: CGRect? {
        guard let point, let size else { return nil }
        return CGRect(origin: point, size: size)
    }

    /// Of a `<point>` or `<rect>`, in points.
    package var point: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Of a `<size>` or `<rect>`, in points.
    package var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Of an `<inset>`, in points: the left edge's is written as `minX` (R731). An edge that isn't written has none.
    package var inset: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (number("minY") ?? 0, number("minX") ?? 0, number("maxY") ?? 0, number("maxX") ?? 0)
    }
}
