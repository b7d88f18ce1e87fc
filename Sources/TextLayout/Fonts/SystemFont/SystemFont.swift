import CoreGraphics

/// iOS's typeface at one size and weight, as recorded numbers: its letters can't be distributed, but their widths are
/// known.
///
/// There are two designs, one for text and one for large letters (``OpticalSize``), each in regular and bold.
/// Everything between is a mixture of the four. The space between letters changes with the size, too
/// (``SystemTracking``).
///
/// - Behaviour: recorded (R790–R792). Estimated where nothing is recorded: Decisions/0005.
struct SystemFont: MeasuredTypeface {
    let size: Double
    private let mixture: Mixture
    /// The tracking in 1/2048 em.
    private let tracking: Double
    private let hasMonospacedDigits: Bool

    /// - Parameter weight: The weight as in CSS, in hundreds.
    init(size: CGFloat, weight: Int, hasMonospacedDigits: Bool) {
        self.size = Double(size)
        self.hasMonospacedDigits = hasMonospacedDigits
        mixture = Mixture(display: OpticalSize.displayShare(at: self.size), bold: Self.boldShare(ofWeight: weight))
        tracking = SystemTracking.tracking(at: self.size)
    }

    var vertical: VerticalMetrics {
        let xHeight = mixture.of(textRegular: 1078, textBold: 1101, displayRegular: 1040, displayBold: 1072)
        return VerticalMetrics(
            size: CGFloat(size), ascender: 1950, descender: -494, capHeight: 1443, xHeight: CGFloat(xHeight.rounded()))
    }

    func advance(of scalar: Unicode.Scalar) -> Double? {
        // Signs between digits have the width of digits in tables (our choice).
        let isAligned = hasMonospacedDigits && ("0"..."9").contains(scalar)
        return untrackedAdvance(of: isAligned ? "+" : scalar).map { points($0 + tracking) }
    }

    private func untrackedAdvance(of scalar: Unicode.Scalar) -> Double? {
        if scalar.isASCII {
            let index = Int(scalar.value) - 0x20
            guard SystemFontMasters.textRegular.indices.contains(index) else { return nil }
            return mixture.of(
                textRegular: SystemFontMasters.textRegular[index], textBold: SystemFontMasters.textBold[index],
                displayRegular: SystemFontMasters.displayRegular[index],
                displayBold: SystemFontMasters.displayBold[index])
        }
        return SystemFontCharacters.character(scalar).map {
            mixture.of(
                textRegular: $0.textRegular, textBold: $0.textBold, displayRegular: $0.displayRegular,
                displayBold: $0.displayBold)
        }
    }

    var asciiKerning: PairKerning {
        SystemFontKerning.allPairs(factors: kerningFactors, isKerningDigits: !hasMonospacedDigits) {
            TextUnit.units(points($0))
        }
    }

    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double {
        guard let left = Self.kernedLetter(left), let right = Self.kernedLetter(right) else { return 0 }
        return points(SystemFontKerning.kerning(left, right, factors: kerningFactors))
    }

    /// Returns the ASCII letter with the same kerning: "E" for "É".
    private static func kernedLetter(_ scalar: Unicode.Scalar) -> UInt8? {
        scalar.isASCII ? UInt8(scalar.value) : SystemFontCharacters.character(scalar)?.kernedLetter
    }

    private var kerningFactors: KerningFactors {
        func mixed(_ part: (KerningFactors) -> Double) -> Double {
            mixture.of(
                textRegular: part(SystemFontKerning.textRegular), textBold: part(SystemFontKerning.textBold),
                displayRegular: part(SystemFontKerning.displayRegular), displayBold: part(SystemFontKerning.displayBold)
            )
        }
        return KerningFactors(digits: mixed(\.digits), small: mixed(\.small), others: mixed(\.others))
    }

    private func points(_ units: Double) -> Double { units * size / 2048 }

    /// Returns the position of a weight between regular and bold. Medium and semibold are recorded. The others follow
    /// from the typeface's weights: 30, 110, 274, 400 (regular), 510, 590, 700 (bold), 860 and 1000. Towards light
    /// weights, letters change by four fifths of that, as Inter's do.
    private static func boldShare(ofWeight weight: Int) -> Double {
        switch weight {
        case ..<150: -0.8 * 370 / 300
        case ..<250: -0.8 * 290 / 300
        case ..<350: -0.8 * 126 / 300
        case ..<450: 0
        case ..<550: 0.3667
        case ..<650: 0.6333
        case ..<750: 1
        case ..<850: 460 / 300
        default: 2
        }
    }
}

extension SystemFont {
    /// The share of each of the four designs in a font.
    struct Mixture: Sendable {
        /// 0 is the text design, 1 the design for large letters.
        let display: Double
        /// 0 is regular, 1 bold. Heavier weights are above 1, and light ones below 0.
        let bold: Double

        func of(textRegular: Double, textBold: Double, displayRegular: Double, displayBold: Double) -> Double {
            let text = textRegular + bold * (textBold - textRegular)
            return text + display * (displayRegular + bold * (displayBold - displayRegular) - text)
        }
    }
}
