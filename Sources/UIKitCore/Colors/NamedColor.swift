import CoreGraphics

/// What the class properties of ``UIColor`` answer.
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

// Apple publishes these values in its design resources; each is given for light and for dark.
extension NamedColor {
    static let systemRed = UIColor(light: RGBA(0xFF3B30), dark: RGBA(0xFF453A))
    static let systemOrange = UIColor(light: RGBA(0xFF9500), dark: RGBA(0xFF9F0A))
    static let systemYellow = UIColor(light: RGBA(0xFFCC00), dark: RGBA(0xFFD60A))
    static let systemGreen = UIColor(light: RGBA(0x34C759), dark: RGBA(0x30D158))
    static let systemMint = UIColor(light: RGBA(0x00C7BE), dark: RGBA(0x63E6E2))
    static let systemTeal = UIColor(light: RGBA(0x30B0C7), dark: RGBA(0x40C8E0))
    static let systemCyan = UIColor(light: RGBA(0x32ADE6), dark: RGBA(0x64D2FF))
    static let systemBlue = UIColor(light: RGBA(0x007AFF), dark: RGBA(0x0A84FF))
    static let systemIndigo = UIColor(light: RGBA(0x5856D6), dark: RGBA(0x5E5CE6))
    static let systemPurple = UIColor(light: RGBA(0xAF52DE), dark: RGBA(0xBF5AF2))
    static let systemPink = UIColor(light: RGBA(0xFF2D55), dark: RGBA(0xFF375F))
    static let systemBrown = UIColor(light: RGBA(0xA2845E), dark: RGBA(0xAC8E68))
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
    static let separator = UIColor(light: RGBA(0x3C3C43, 0.29), dark: RGBA(0x545458, 0.6))
    static let opaqueSeparator = UIColor(light: RGBA(0xC6C6C8), dark: RGBA(0x38383A))
    static let systemFill = UIColor(light: RGBA(0x787880, 0.2), dark: RGBA(0x787880, 0.36))
    static let secondarySystemFill = UIColor(light: RGBA(0x787880, 0.16), dark: RGBA(0x787880, 0.32))
    static let tertiarySystemFill = UIColor(light: RGBA(0x767680, 0.12), dark: RGBA(0x767680, 0.24))
    static let systemBackground = UIColor(light: .white, dark: .black)
    static let secondarySystemBackground = UIColor(light: RGBA(0xF2F2F7), dark: RGBA(0x1C1C1E))
    static let tertiarySystemBackground = UIColor(light: .white, dark: RGBA(0x2C2C2E))
    static let systemGroupedBackground = UIColor(light: RGBA(0xF2F2F7), dark: .black)
    static let secondarySystemGroupedBackground = UIColor(light: .white, dark: RGBA(0x1C1C1E))
}

extension RGBA {
    /// From `0xRRGGBB`.
    fileprivate init(_ hex: Int, _ alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}
