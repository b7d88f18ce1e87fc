/// A closure that turns one colour into another when a configuration is shown.
///
///     background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
public struct UIConfigurationColorTransformer: Hashable {
    /// The closure that turns one colour into another.
    public let transform: (UIColor) -> UIColor
    /// Closures can't be compared. Only copies of one transformer are equal.
    private let identity: Identity

    /// Creates a transformer that calls a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .own(Token())
    }

    private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        self.identity = identity
    }

    /// Returns the transformed colour.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    /// A transformer to the grey of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer { Self(.grayscale) { $0.withoutHue } }

    /// A transformer to the system's colour for tinted content. On all devices that we know, it doesn't change the
    /// colour.
    public static var preferredTint: UIConfigurationColorTransformer { Self(.preferredTint) { $0 } }

    /// Like ``preferredTint``, but the grey of the same lightness.
    public static var monochromeTint: UIConfigurationColorTransformer { Self(.monochromeTint) { $0.withoutHue } }

    public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private enum Identity: Hashable {
        case grayscale, preferredTint, monochromeTint
        case own(Token)
    }

    private final class Token: Hashable {
        static func == (one: Token, other: Token) -> Bool { one === other }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

extension UIColor {
    /// The grey of the same lightness, by the weights of Rec. 709.
    fileprivate var withoutHue: UIColor {
        UIColor { [self] traits in
            let rgba = resolved(with: traits).rgba
            let white = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
            return UIColor(white: CGFloat(white), alpha: CGFloat(rgba.alpha))
        }
    }
}
