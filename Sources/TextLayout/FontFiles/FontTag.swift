/// The four letters that identify tables, features and axes of a font: "cmap", "kern", "wght".
package struct FontTag: Sendable, Hashable, RawRepresentable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

extension FontTag: ExpressibleByStringLiteral {
    /// Shorter tags are padded with spaces.
    package init(stringLiteral text: StaticString) {
        self.init(text.description)
    }

    package init(_ text: String) {
        let letters = Array(text.utf8.prefix(4))
        let filled = letters + repeatElement(UInt8(ascii: " "), count: 4 - letters.count)
        self.init(rawValue: filled.reduce(0) { $0 << 8 | UInt32($1) })
    }
}

extension FontTag: CustomStringConvertible {
    package var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
        return String(decoding: letters.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
}
