/// A typeface at one size, for measuring. All numbers are in points.
protocol MeasuredTypeface: Sendable {
    var size: Double { get }
    var vertical: VerticalMetrics { get }
    var asciiKerning: PairKerning { get }

    /// Returns how far a character moves the next one to the right; nil if the typeface doesn't have it.
    func advance(of scalar: Unicode.Scalar) -> Double?

    /// Returns the kerning of a pair with a character that isn't ASCII.
    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double
}

extension MeasuredTypeface {
    var asciiKerning: PairKerning { .none }

    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double { 0 }
}
