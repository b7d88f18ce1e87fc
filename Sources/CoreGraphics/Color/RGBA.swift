/// The four components of an sRGB colour, each from 0 to 1, as screens get them.
package struct RGBA: Sendable, Hashable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    /// The components as whole numbers from 0 to 255. Numbers that are out of range or not finite are clamped.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        func byte(_ value: CGFloat) -> UInt8 {
            guard value.isFinite else { return value > 0 ? 255 : 0 }
            return UInt8((Swift.min(Swift.max(value, 0), 1) * 255).rounded())
        }
        return (byte(red), byte(green), byte(blue), byte(alpha))
    }
}
