import CoreGraphics

/// The colours of ``UIColor``'s class properties.
enum NamedColor {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
}

// Apple publishes these values in its Human Interface Guidelines (those of June 2025, for iOS 26). Each has a light and
// a dark value.
extension NamedColor {
    static let systemRed = UIColor(light: RGBA(0xFF383C), dark: RGBA(0xFF4245))
    static let systemOrange = UIColor(light: RGBA(0xFF8D28), dark: RGBA(0xFF9230))
    static let systemYellow = UIColor(light: RGBA(0xFFCC00), dark: RGBA(0xFFD60A))
    static let systemGreen = UIColor(light: RGBA(0x34C759), dark: RGBA(0x30D158))
    static let systemMint = UIColor(light: RGBA(0x00C8B3), dark: RGBA(0x00DAC3))
    static let systemTeal = UIColor(light: RGBA(0x00C3D0), dark: RGBA(0x00D2E0))
    static let systemCyan = UIColor(light: RGBA(0x00C0E8), dark: RGBA(0x3CD3FE))
    static let systemBlue = UIColor(light: RGBA(0x0088FF), dark: RGBA(0x0091FF))
    static let systemIndigo = UIColor(light: RGBA(0x6155F5), dark: RGBA(0x6D7CFF))
    static let systemPurple = UIColor(light: RGBA(0xCB30E0), dark: RGBA(0xDB34F2))
    static let systemPink = UIColor(light: RGBA(0xFF2D55), dark: RGBA(0xFF375F))
    static let systemBrown = UIColor(light: RGBA(0xAC7F5E), dark: RGBA(0xB78A66))
    static let systemGray = UIColor(light: RGBA(0x8E8E93), dark: RGBA(0x8E8E93))
    static let systemGray2 = UIColor(light: RGBA(0xAEAEB2), dark: RGBA(0x636366))
    static let systemGray3 = UIColor(light: RGBA(0xC7C7CC), dark: RGBA(0x48484A))
    static let systemGray4 = UIColor(light: RGBA(0xD1D1D6), dark: RGBA(0x3A3A3C))
    static let systemGray5 = UIColor(light: RGBA(0xE5E5EA), dark: RGBA(0x2C2C2E))
    static let systemGray6 = UIColor(light: RGBA(0xF2F2F7), dark: RGBA(0x1C1C1E))

    static let label = UIColor(light: .black, dark: .white)
    static let secondaryLabel = UIColor(light: RGBA(0x3C3C43, 0.6), dark: RGBA(0xEBEBF5, 0.6))
    static let tertiaryLabel = UIColor(light: RGBA(0x3C3C43, 0.3), dark: RGBA(0xEBEBF5, 0.3))
    static let quaternaryLabel = UIColor(light: RGBA(0x3C3C43, 0.18), dark: RGBA(0xEBEBF5, 0.16))
    static let separator = UIColor(light: RGBA(0x3C3C43, 0.12), dark: RGBA(0x545458, 0.6))
    static let opaqueSeparator = UIColor(light: RGBA(0xC6C6C8), dark: RGBA(0x38383A))
    static let systemFill = UIColor(light: RGBA(0x787880, 0.2), dark: RGBA(0x787880, 0.36))
    static let secondarySystemFill = UIColor(light: RGBA(0x787880, 0.16), dark: RGBA(0x787880, 0.32))
    static let tertiarySystemFill = UIColor(light: RGBA(0x767680, 0.12), dark: RGBA(0x767680, 0.24))
    static let quaternarySystemFill = UIColor(light: RGBA(0x747480, 0.08), dark: RGBA(0x747480, 0.18))
    static let placeholderText = UIColor(light: RGBA(0x3C3C43, 0.3), dark: RGBA(0xEBEBF5, 0.3))
    static let link = UIColor(light: RGBA(0x0088FF), dark: RGBA(0x0091FF))
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let systemBackground = UIColor(light: .white, dark: .black)
    static let secondarySystemBackground = UIColor(light: RGBA(0xF2F2F7), dark: RGBA(0x1C1C1E))
    static let tertiarySystemBackground = UIColor(light: .white, dark: RGBA(0x2C2C2E))
    static let systemGroupedBackground = UIColor(light: RGBA(0xF2F2F7), dark: .black)
    static let tertiarySystemGroupedBackground = UIColor(light: RGBA(0xF2F2F7), dark: RGBA(0x2C2C2E))
    static let secondarySystemGroupedBackground = UIColor(light: .white, dark: RGBA(0x1C1C1E))
}

extension RGBA {
    /// Creates a colour from `0xRRGGBB`.
    fileprivate init(_ hex: Int, _ alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}
