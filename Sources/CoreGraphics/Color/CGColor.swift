/// An sRGB colour with an opacity.
public final class CGColor: Sendable, Hashable {
    package let rgba: RGBA

    package init(_ rgba: RGBA) {
        self.rgba = rgba
    }

    /// Makes a colour from its components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from its sRGB components, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity, from 0 (invisible) to 1 (opaque).
    public var alpha: CGFloat { rgba.alpha }

    /// How many numbers ``components`` contains, including alpha.
    public var numberOfComponents: Int { 4 }

    /// Red, green, blue and opacity, each from 0 to 1.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    /// Returns the same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = rgba
        copy.alpha = alpha
        return CGColor(copy)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
