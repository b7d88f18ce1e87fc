import Foundation

extension String {
    /// The string as a component of an address: `"A million items"` becomes `"a-million-items"`.
    var asPlaceName: String {
        lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }.replacingOccurrences(of: " ", with: "-")
    }

    /// Whether this place is another one or lies below it. Every place lies below `"/"`.
    func isPlace(atOrBelow other: String) -> Bool { self == other || hasPrefix(other == "/" ? "/" : other + "/") }

    /// The place one level above: `"/photos"` for `"/photos/3"`; nil for `"/"`.
    var placeAbove: String? {
        guard let slash = lastIndex(of: "/"), self != "/" else { return nil }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// Returns the next component of this place's address below another place.
    func nameOfPlace(below other: String) -> String? {
        guard isPlace(atOrBelow: other) else { return nil }
        return dropFirst(other.count).split(separator: "/").first.map(String.init)
    }
}
