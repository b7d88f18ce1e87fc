/// The number of a glyph in a font. Each font numbers its glyphs differently.
package struct GlyphID: Sendable, Hashable {
    package let number: Int

    /// The box for characters that the font doesn't have.
    package static let missing = GlyphID(0)

    package init(_ number: UInt16) {
        self.number = Int(number)
    }

    init(truncating number: Int) {
        self.init(UInt16(truncatingIfNeeded: number))
    }
}
