/// Makes one colour of another: a configuration asks it when it is shown.
///
///     background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
public struct UIConfigurationColorTransformer: Hashable {
    /// What makes one colour of another.
    public let transform: (UIColor) -> UIColor
    /// Closures can't be compared; copies of one transformer are equal, and no others.
    private let identity: Identity

    /// A transformer that calls the closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .own(Token())
    }

    private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        self.identity = identity
    }

    /// The colour that the transformer makes of `color`.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    /// The colour without its hue, as light as it was.
    public static var grayscale: UIConfigurationColorTransformer { Self(.grayscale) { $0.withoutHue } }

    /// The colour that the system prefers for tinted things in place of the app's: on the devices that we know, the same.
    public static var preferredTint: UIConfigurationColorTransformer { Self(.preferredTint) { $0 } }

    /// As ``preferredTint``, without its hue.
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
    /// As light as it is, by the weights of Rec. 709.
    fileprivate var withoutHue: UIColor {
        UIColor { [self] traits in
            let rgba = resolved(with: traits).rgba
            let white = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
            return UIColor(white: CGFloat(white), alpha: CGFloat(rgba.alpha))
        }
    }
}
