/// The style that a font states for its letters.
package struct FontStyle: Sendable, Hashable {
    /// The weight as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    /// Whether letters are italic or slanted.
    package var isItalic: Bool
    /// Whether all letters have the same width.
    package var isMonospaced: Bool
    /// The width from 1, the most condensed, to 9; 5 is the normal width.
    package var width = 5

    init(_ tables: FontTables) {
        let macStyle = tables["head"]?.unsigned16(at: 44) ?? 0
        isItalic = macStyle & 0b10 != 0
        isMonospaced = (tables["post"]?.unsigned32(at: 12) ?? 0) != 0
        weight = macStyle & 0b1 != 0 ? 700 : 400
        guard let windows = tables["OS/2"] else { return }
        if (1...9).contains(windows.unsigned16(at: 6)) { width = windows.unsigned16(at: 6) }
        let selection = windows.unsigned16(at: 62)
        isItalic = isItalic || selection & (1 << 0 | 1 << 9) != 0
        // The earliest fonts counted from 1 to 9.
        switch windows.unsigned16(at: 4) {
        case let tenth where (1...9).contains(tenth): weight = tenth * 100
        case let said where (10...1000).contains(said): weight = said
        default: break
        }
    }
}
