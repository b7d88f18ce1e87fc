/// A colour of the sRGB space with an opacity.
public final class CGColor: Sendable, Hashable {
    package let rgba: RGBA

    package init(_ rgba: RGBA) {
        self.rgba = rgba
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// 0 is invisible, 1 opaque.
    public var alpha: CGFloat { rgba.alpha }

    public var numberOfComponents: Int { 4 }

    /// Red, green, blue and opacity, each from 0 to 1.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = rgba
        copy.alpha = alpha
        return CGColor(copy)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
