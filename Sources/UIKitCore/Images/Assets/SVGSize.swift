import CoreGraphics
import Foundation
import NibReader
import RenderTree

/// Finds the size of an SVG image in points: its width and height, or else its view box.
enum SVGSize {
    static func read(from root: XMLElement) throws(XMLMistake) -> CGSize {
        try checkIsSVG(root)
        let box = try viewBox(of: root)
        let width = try length("width", of: root)
        let height = try length("height", of: root)
        let size: CGSize
        switch (width, height, box) {
        case (let width?, let height?, _): size = CGSize(width: width, height: height)
        case (let width?, nil, let box?): size = CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): size = CGSize(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): size = box
        default: throw mistake("it needs a width and a height, or a viewBox", root)
        }
        try checkIsUsable(size, root)
        return size
    }

    private static func mistake(_ reason: String, _ root: XMLElement) -> XMLMistake {
        XMLMistake(line: root.line, reason: reason)
    }

    /// Throws for another root or a missing namespace, because browsers show nothing then.
    private static func checkIsSVG(_ root: XMLElement) throws(XMLMistake) {
        let parts = root.name.split(separator: ":")
        guard parts.last == "svg", parts.count <= 2 else {
            throw mistake("the file starts with <\(root.name.shortened)> instead of <svg>", root)
        }
        let namespace = parts.count == 2 ? "xmlns:\(parts[0])" : "xmlns"
        guard root.attributes.value(named: namespace) == "http://www.w3.org/2000/svg" else {
            throw mistake("<\(root.name.shortened)> lacks \(namespace.shortened)=\"http://www.w3.org/2000/svg\"", root)
        }
    }

    private static func checkIsUsable(_ size: CGSize, _ root: XMLElement) throws(XMLMistake) {
        let sides = CGFloat.leastNonzeroMagnitude...CGFloat(ImageHeader.longestSide)
        guard sides.contains(size.width), sides.contains(size.height),
            size.width * size.height <= CGFloat(ImageHeader.mostPixels)
        else { throw mistake("it is \(size.width) × \(size.height) points large", root) }
    }

    // MARK: Values

    private static func viewBox(of root: XMLElement) throws(XMLMistake) -> CGSize? {
        guard let text = root.attributes["viewBox"] else { return nil }
        let numbers = text.split { $0.isWhitespace || $0 == "," }.map(number)
        guard numbers.count == 4, !numbers.contains(nil), let width = numbers[2], let height = numbers[3],
            width > 0, height > 0
        else { throw mistake("its viewBox is \(text.shortened)", root) }
        return CGSize(width: width, height: height)
    }

    /// Returns a length in points, which are CSS's pixels; nil if there is none, or if it is relative to something
    /// else.
    private static func length(_ name: XMLName, of root: XMLElement) throws(XMLMistake) -> CGFloat? {
        guard let text = root.attributes[name]?.trimmingCharacters(in: .whitespaces), text != "auto" else { return nil }
        let digits = text.prefix { !$0.isLetter && $0 != "%" || "eE".contains($0) && isExponent(in: text) }
        let unit = text.dropFirst(digits.count).lowercased()
        guard !relativeUnits.contains(unit) else { return nil }
        guard let number = number(digits), number > 0, let points = pointsOfUnits[unit] else {
            throw mistake("its \(name.string) is \(text.shortened)", root)
        }
        return number * points
    }

    /// Returns whether an "e" belongs to the number, as in 1e3, and not to a unit, as in 2em.
    private static func isExponent(in text: String) -> Bool { text.last?.isNumber == true }

    /// Reads a number. Rejects others that Swift accepts, such as nan or 0x10.
    private static func number(_ text: Substring) -> CGFloat? {
        guard text.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(text), number.isFinite else {
            return nil
        }
        return CGFloat(number)
    }

    private static let relativeUnits: Set = ["%", "em", "ex", "ch", "rem", "vw", "vh", "vmin", "vmax"]
    private static let pointsOfUnits: [String: CGFloat] = [
        "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    ]
}
