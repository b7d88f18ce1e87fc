import Foundation

extension String {
    /// As a part of an address: `"A million items"` is `"a-million-items"`.
    var asPlaceName: String {
        lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }.replacingOccurrences(of: " ", with: "-")
    }

    /// Whether a place is another one or behind it; all are behind `"/"`.
    func isPlace(atOrBelow other: String) -> Bool { self == other || hasPrefix(other == "/" ? "/" : other + "/") }

    /// The next name on the way from another place to this one.
    func nameOfPlace(below other: String) -> String? {
        guard isPlace(atOrBelow: other) else { return nil }
        return dropFirst(other.count).split(separator: "/").first.map(String.init)
    }
}
