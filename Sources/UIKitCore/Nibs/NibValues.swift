import Foundation
import NibReader

// Converts the colours and fonts of a file to UIColor and UIFont.

extension NibColor {
    /// Returns the colour, or nil if there is none with this name.
    ///
    /// Display P3 components are read as sRGB: screens here have no wider gamut.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the asset catalogue.
    ///   - document: The file. It has a copy of each named colour, for when the catalogue lacks it.
    func uiColor(in bundle: Bundle, of document: NibDocument) -> UIColor? {
        switch self {
        case .components: uiColor
        case .system(let name, let otherwise):
            SystemColor.named[name] ?? (otherwise ?? document.copy(ofSystemColor: name))?.uiColor
        case .named(let name):
            UIColor(named: name, in: bundle, compatibleWith: nil) ?? document.copy(ofColor: name)?.uiColor
        }
    }

    /// nil for a colour that has only a name.
    private var uiColor: UIColor? {
        guard case .components(let red, let green, let blue, let alpha, _) = self else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
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
