import Foundation

/// Makes what is behind an effect view soft, as frosted glass does.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// How much is seen through the glass. Styles without a word for it follow the interface's style.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind, by much.
        case extraLight = 0
        /// Lighter than what is behind.
        case light = 1
        /// Darker than what is behind.
        case dark = 2
        /// Light or dark with the device.
        case regular = 4
        /// Stands out more than ``regular``, light or dark with the device.
        case prominent = 5
        /// Glass that hides least, light or dark with the device.
        case systemUltraThinMaterial = 6
        /// Glass that hides little, light or dark with the device.
        case systemThinMaterial = 7
        /// Glass, light or dark with the device.
        case systemMaterial = 8
        /// Glass that hides most, light or dark with the device.
        case systemThickMaterial = 9
        /// As bars have it, light or dark with the device.
        case systemChromeMaterial = 10
        /// Glass that hides least, always light.
        case systemUltraThinMaterialLight = 11
        /// Glass that hides little, always light.
        case systemThinMaterialLight = 12
        /// Glass, always light.
        case systemMaterialLight = 13
        /// Glass that hides most, always light.
        case systemThickMaterialLight = 14
        /// As bars have it, always light.
        case systemChromeMaterialLight = 15
        /// Glass that hides least, always dark.
        case systemUltraThinMaterialDark = 16
        /// Glass that hides little, always dark.
        case systemThinMaterialDark = 17
        /// Glass, always dark.
        case systemMaterialDark = 18
        /// Glass that hides most, always dark.
        case systemThickMaterialDark = 19
        /// As bars have it, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// A blur of that style.
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
    /// The share of what is behind that is covered.
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
