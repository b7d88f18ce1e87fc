/// A smooth change from one colour to the next.
///
///     CGGradient(colorsSpace: nil, colors: [top.cgColor, bottom.cgColor] as CFArray, locations: [0, 1])
public final class CGGradient: Sendable {
    package let stops: GradientStops

    /// - Parameters:
    ///   - space: Ignored, because every colour is an sRGB colour.
    ///   - colors: The colours, of type ``CGColor``. With other objects, or without any, the initialiser returns nil.
    ///   - locations: As many numbers from 0 to 1 as there are colours; nil spaces them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = GradientStops(
            colors: colors, locations: colors.indices.map { locations?[$0] ?? CGFloat($0) / last })
    }
}

/// Whether a gradient continues beyond its two ends, in its first and last colour.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour also fills the area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour also fills the area after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
