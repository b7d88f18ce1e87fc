/// What a colour's numbers mean. Here all of them are those of sRGB; the type is there for code that names it.
public final class CGColorSpace: Sendable {
    /// The name of the colour space that screens use.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"

    /// Only ``sRGB`` has one.
    public init?(name: CFString) {
        guard name == Self.sRGB else { return nil }
    }

    fileprivate init() {}
}

/// The colour space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
