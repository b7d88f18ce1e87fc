/// A typeface at a size, as far as measuring goes: numbers in points.
protocol MeasuredTypeface: Sendable {
    var size: Double { get }
    var vertical: VerticalMetrics { get }
    var asciiKerning: PairKerning { get }

    /// How far a character moves the next one to the right; nil where the typeface does not have it.
    func advance(of scalar: Unicode.Scalar) -> Double?

    /// For pairs in which one is not ASCII.
    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double
}

extension MeasuredTypeface {
    var asciiKerning: PairKerning { .none }

    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double { 0 }
}
