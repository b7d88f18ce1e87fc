/// The meaning of a colour's numbers. All colours here are sRGB; the type exists for code that names it.
public final class CGColorSpace: Sendable {
    /// The name of the colour space that screens use.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"

    /// Returns nil for every name except ``sRGB``.
    public init?(name: CFString) {
        guard name == Self.sRGB else { return nil }
    }

    fileprivate init() {}
}

/// Returns the colour space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
