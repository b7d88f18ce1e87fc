import CoreGraphics

/// A typeface of the app at one size.
///
/// Widths, kerning and heights come from its file (Decisions/0070). A character that the file doesn't have is as wide
/// as in the system font.
struct FileFont: MeasuredTypeface {
    let size: Double
    private let typeface: FileTypeface
    private let standIn: SystemFont

    /// - Parameter weight: The weight of letters that the file doesn't have, as in CSS.
    init(_ typeface: FileTypeface, size: CGFloat, weight: Int) {
        self.typeface = typeface
        self.size = Double(size)
        standIn = SystemFont(size: size, weight: weight, hasMonospacedDigits: false)
    }

    private var face: FontFileFace { typeface.face }
    /// The size of a font unit, in points.
    private var unit: Double { size / Double(face.metrics.unitsPerEm) }

    var vertical: VerticalMetrics { VerticalMetrics(face.metrics, size: CGFloat(size)) }
    var asciiKerning: PairKerning { typeface.asciiKerning.scaled(by: unit) }

    func advance(of scalar: Unicode.Scalar) -> Double? {
        guard let glyph = face.glyph(for: scalar) else { return standIn.advance(of: scalar) }
        return Double(face.advance(of: glyph)) * unit
    }

    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double {
        guard let left = face.glyph(for: left), let right = face.glyph(for: right) else { return 0 }
        return Double(face.kerning(between: left, and: right)) * unit
    }
}

extension VerticalMetrics {
    /// Files state the upper edge of an underline; this is its middle.
    fileprivate init(_ metrics: FontMetrics, size: CGFloat) {
        func points(_ units: Int) -> CGFloat { CGFloat(units) * size / CGFloat(metrics.unitsPerEm) }
        ascender = points(metrics.ascender)
        descender = points(metrics.descender)
        leading = max(points(metrics.lineGap), 0)
        capHeight = points(metrics.capHeight)
        xHeight = points(metrics.xHeight)
        underlineThickness = points(metrics.underlineThickness)
        underlinePosition = points(metrics.underlinePosition) - underlineThickness / 2
    }
}
