import Foundation
import NibReader

// The colours and fonts of a file as UIColor and UIFont.

extension NibColor {
    /// nil if no colour has this name.
    ///
    /// Display P3 components are read as sRGB: screens here have no wider gamut.
    func uiColor(in bundle: Bundle) -> UIColor? {
        switch self {
        case .components(let red, let green, let blue, let alpha, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name, let otherwise): Self.systemColors[name] ?? otherwise?.uiColor(in: bundle)
        case .named: nil
        }
    }

    /// UIKit's colours by their Objective-C names. Colours that iOS removed map to their replacements.
    private static let systemColors: [String: UIColor] = [
        "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
        "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
        "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
        "brownColor": .brown, "clearColor": .clear, "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
        "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
        "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
        "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "placeholderTextColor": .placeholderText,
        "linkColor": .link, "darkTextColor": .darkText, "lightTextColor": .lightText,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]
}

extension NibFont {
    /// nil if no font has this name.
    var uiFont: UIFont? {
        switch self {
        case .system(let size, _, true): .italicSystemFont(ofSize: size)
        case .system(let size, let weight, false): .systemFont(ofSize: size, weight: weight.uiWeight)
        case .textStyle(let name): .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name, let size): UIFont(name: name, size: size)
        }
    }
}

extension NibFont.Weight {
    fileprivate var uiWeight: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
