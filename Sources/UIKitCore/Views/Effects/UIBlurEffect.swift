import Foundation

/// Makes what is behind an effect view soft, as frosted glass does.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// How much is seen through the glass. Styles without a word for it follow the interface's style.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

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
