import CoreGraphics

/// The system's typeface for code: all characters of an alphabet have the same width, in every weight.
///
/// - Behaviour: recorded (R793).
struct MonospacedSystemFont: MeasuredTypeface {
    let size: Double

    init(size: CGFloat) {
        self.size = Double(size)
    }

    var vertical: VerticalMetrics {
        VerticalMetrics(size: CGFloat(size), ascender: 1950, descender: -494, capHeight: 1443, xHeight: 1078)
    }

    func advance(of scalar: Unicode.Scalar) -> Double? { scalar.isWide ? nil : size * 1266 / 2048 }
}
