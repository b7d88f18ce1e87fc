/// A picture in a font; characters and glyphs are counted differently in each.
package struct GlyphID: Sendable, Hashable {
    package let number: Int

    /// The box that stands for characters the font doesn't have.
    package static let missing = GlyphID(0)

    package init(_ number: UInt16) {
        self.number = Int(number)
    }

    init(truncating number: Int) {
        self.init(UInt16(truncatingIfNeeded: number))
    }
}
