/// How high the lines of a font are, and where what is in them stands: in units, upwards from the baseline.
package struct FontMetrics: Sendable, Hashable {
    package var unitsPerEm: Int
    /// From the baseline to the top of the line.
    package var ascender: Int
    /// From the baseline to the bottom of the line: negative, as on iOS.
    package var descender: Int
    /// Room that lines want between each other.
    package var lineGap: Int
    /// Height of a capital letter; 0.7 em where the font doesn't say.
    package var capHeight: Int
    /// Height of a small letter; half an em where the font doesn't say.
    package var xHeight: Int
    package var underlinePosition: Int
    package var underlineThickness: Int
}

extension FontMetrics {
    init(_ tables: FontTables) throws(FontFileError) {
        unitsPerEm = try tables.required("head", minimumCount: 54).unsigned16(at: 18)
        guard (16...16_384).contains(unitsPerEm) else {
            throw .damaged("head", seen: "\(unitsPerEm) units per em", expected: "16 to 16384")
        }
        let lines = try LineHeights(tables.required("hhea", minimumCount: 36), windows: tables["OS/2"])
        // Some fonts write how far letters hang down as a positive number.
        (ascender, descender, lineGap) = (lines.ascender, -abs(lines.descender), lines.gap)
        capHeight = unitsPerEm * 7 / 10
        xHeight = unitsPerEm / 2
        if let windows = tables["OS/2"], windows.unsigned16(at: 0) >= 2 {
            if windows.signed16(at: 88) > 0 { capHeight = windows.signed16(at: 88) }
            if windows.signed16(at: 86) > 0 { xHeight = windows.signed16(at: 86) }
        }
        // Our choice where there is no such table.
        underlinePosition = tables["post"]?.signed16(at: 8) ?? -unitsPerEm / 10
        underlineThickness = tables["post"]?.signed16(at: 10) ?? unitsPerEm / 20
    }

    /// Fonts may vary their metrics, too ('MVAR').
    func varied(by variation: FontVariation) -> FontMetrics {
        var metrics = self
        metrics.ascender += variation.metricChange("hasc")
        metrics.descender += variation.metricChange("hdsc")
        metrics.lineGap += variation.metricChange("hlgp")
        metrics.capHeight += variation.metricChange("cpht")
        metrics.xHeight += variation.metricChange("xhgt")
        metrics.underlinePosition += variation.metricChange("undo")
        metrics.underlineThickness += variation.metricChange("unds")
        return metrics
    }
}

/// Which of the three heights that a font says are the ones of its lines.
///
/// Apple's systems are reported to take those of 'hhea', so they come first. A font that sets the bit USE_TYPO_METRICS
/// asks for the typographic ones of 'OS/2' instead, and gets them: the format says so, and browsers, which draw our pages,
/// do as well (our choice). Most such fonts say the same in both places.
private struct LineHeights {
    let ascender: Int
    let descender: Int
    let gap: Int

    init(_ horizontal: FontBytes, windows: FontBytes?) {
        let apple = LineHeights(horizontal, ascenderAt: 4)
        guard let windows else {
            self = apple
            return
        }
        let typographic = LineHeights(windows, ascenderAt: 68)
        let wantsTypographic = windows.unsigned16(at: 62) & 1 << 7 != 0
        if !typographic.isEmpty, wantsTypographic || apple.isEmpty {
            self = typographic
        } else if apple.isEmpty {
            (ascender, descender, gap) = (windows.unsigned16(at: 74), windows.unsigned16(at: 76), 0)
        } else {
            self = apple
        }
    }

    private init(_ bytes: FontBytes, ascenderAt offset: Int) {
        ascender = bytes.signed16(at: offset)
        descender = bytes.signed16(at: offset + 2)
        gap = bytes.signed16(at: offset + 4)
    }

    private var isEmpty: Bool { ascender == 0 && descender == 0 }
}
