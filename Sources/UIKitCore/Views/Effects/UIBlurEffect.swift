import Foundation

/// An effect that blurs what is behind an effect view, as frosted glass does.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// How much of what is behind shows through. Styles without "light" or "dark" in their name follow the interface's
    /// style.
    public enum Style: Int, Sendable {
        /// Much lighter than what is behind.
        case extraLight = 0
        /// Lighter than what is behind.
        case light = 1
        /// Darker than what is behind.
        case dark = 2
        /// A standard blur. Light or dark with the interface.
        case regular = 4
        /// Stands out more than ``regular``. Light or dark with the interface.
        case prominent = 5
        /// Material that covers least. Light or dark with the interface.
        case systemUltraThinMaterial = 6
        /// Material that covers little. Light or dark with the interface.
        case systemThinMaterial = 7
        /// Material that covers a medium share. Light or dark with the interface.
        case systemMaterial = 8
        /// Material that covers most. Light or dark with the interface.
        case systemThickMaterial = 9
        /// The material of bars. Light or dark with the interface.
        case systemChromeMaterial = 10
        /// Material that covers least. Always light.
        case systemUltraThinMaterialLight = 11
        /// Material that covers little. Always light.
        case systemThinMaterialLight = 12
        /// Material that covers a medium share. Always light.
        case systemMaterialLight = 13
        /// Material that covers most. Always light.
        case systemThickMaterialLight = 14
        /// The material of bars. Always light.
        case systemChromeMaterialLight = 15
        /// Material that covers least. Always dark.
        case systemUltraThinMaterialDark = 16
        /// Material that covers little. Always dark.
        case systemThinMaterialDark = 17
        /// Material that covers a medium share. Always dark.
        case systemMaterialDark = 18
        /// Material that covers most. Always dark.
        case systemThickMaterialDark = 19
        /// The material of bars. Always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    override var material: Material? { .blur(thickness: style.thickness, style: style.interfaceStyle) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    open override var hash: Int { style.hashValue }
}

extension UIBlurEffect.Style {
    /// The share of what is behind that the style covers.
    fileprivate var thickness: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.55
        case .regular, .dark: 0.65
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.75
        case .prominent, .extraLight: 0.8
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.85
        }
    }

    fileprivate var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: .unspecified
        }
    }
}
