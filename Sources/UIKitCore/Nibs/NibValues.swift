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
        case .system(let name, let otherwise): SystemColor.named[name] ?? otherwise?.uiColor(in: bundle)
        case .named: nil
        }
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
