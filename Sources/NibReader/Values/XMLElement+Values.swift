import Foundation

// Attribute values as numbers and other types. Xcode omits defaults (R741), so nil means the default.
extension XMLElement {
    /// Returns the value of `YES` or `NO`; nil for anything else.
    @inlinable package func bool(_ attribute: XMLName) -> Bool? {
        attributes.mayHave(attribute) ? attributes.truth(attribute) : nil
    }

    /// Returns a finite number; nil for anything else.
    @inlinable package func number(_ attribute: XMLName) -> CGFloat? {
        attributes.mayHave(attribute) ? attributes.number(attribute).map { CGFloat($0) } : nil
    }

    /// Returns the number. Xcode writes up to 17 digits, and `2.2250738585072014e-308` for 0 (R754).
    static func number(_ text: String) -> Double? {
        // Most values are words, and no finite number begins with a letter.
        guard let first = text.utf8.first, first < UInt8(ascii: "A"), let number = Double(text), number.isFinite else {
            return nil
        }
        return number.magnitude <= .leastNormalMagnitude ? 0 : number
    }

    // MARK: Geometry

    /// The rectangle of a `<rect>`, in points.
    package var rect: CGRect? {
        guard let point, let size else { return nil }
        return CGRect(origin: point, size: size)
    }

    /// The point of a `<point>` or `<rect>`, in points.
    package var point: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The size of a `<size>` or `<rect>`, in points.
    package var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The edges of an `<inset>`, in points. The file calls the left edge `minX` (R731). A missing edge is 0.
    package var inset: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (number("minY") ?? 0, number("minX") ?? 0, number("maxY") ?? 0, number("maxX") ?? 0)
    }
}
