/// The heights of a font's lines and letters, in font units, upwards from the baseline.
package struct FontMetrics: Sendable, Hashable {
    package var unitsPerEm: Int
    /// The distance from the baseline to the top of the line.
    package var ascender: Int
    /// The distance from the baseline to the bottom of the line: negative, as on iOS.
    package var descender: Int
    /// The space between lines.
    package var lineGap: Int
    /// The height of a capital letter; 0.7 em if the font doesn't say.
    package var capHeight: Int
    /// The height of a small letter; half an em if the font doesn't say.
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
        // Some fonts have a positive number for the descender.
        (ascender, descender, lineGap) = (lines.ascender, -abs(lines.descender), lines.gap)
        capHeight = unitsPerEm * 7 / 10
        xHeight = unitsPerEm / 2
        if let windows = tables["OS/2"], windows.unsigned16(at: 0) >= 2 {
            if windows.signed16(at: 88) > 0 { capHeight = windows.signed16(at: 88) }
            if windows.signed16(at: 86) > 0 { xHeight = windows.signed16(at: 86) }
        }
        // Our choice if there is no such table.
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

/// Chooses the height of lines from the three that a font may state.
///
/// Apple's systems reportedly use the heights in 'hhea', so these come first. A font with the bit USE_TYPO_METRICS asks
/// for the typographic heights in 'OS/2' instead, and gets them: the format requires it, and browsers, which draw our
/// pages, do the same (our choice). Most such fonts have the same numbers in both places.
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
