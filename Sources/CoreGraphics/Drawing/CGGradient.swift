/// A smooth change from one colour to the next.
///
///     CGGradient(colorsSpace: nil, colors: [top.cgColor, bottom.cgColor] as CFArray, locations: [0, 1])
public final class CGGradient: Sendable {
    package let stops: GradientStops

    /// - Parameters:
    ///   - space: every colour is one of sRGB; the space changes nothing.
    ///   - colors: of ``CGColor``; nil is returned when anything else is among them, or nothing at all.
    ///   - locations: as many numbers from 0 to 1 as there are colours; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = GradientStops(
            colors: colors, locations: colors.indices.map { locations?[$0] ?? CGFloat($0) / last })
    }
}

/// Whether a gradient goes on, in its first and last colour, beyond its two points.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour also fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour also fills what lies behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
