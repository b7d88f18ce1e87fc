extension Unicode.Scalar {
    /// Whether the character has no width: an accent above the character before, or a mark that only affects its
    /// neighbours.
    var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }

    /// Whether the character fills a square: ideographs, kana, Hangul and emoji.
    var isWide: Bool {
        switch value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            true
        case 0xFE0F: true  // Makes the character before it an emoji.
        default: properties.isEmojiPresentation
        }
    }
}
