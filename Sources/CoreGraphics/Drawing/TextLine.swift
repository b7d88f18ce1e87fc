/// One line of text, already broken, placed and measured.
package struct TextLine: Sendable, Hashable {
    /// Where the baseline begins, in the layer's box.
    package var origin: CGPoint
    /// From left to right as they are seen.
    package var runs: [TextRun]

    package init(origin: CGPoint, runs: [TextRun]) {
        self.origin = origin
        self.runs = runs
    }

    /// The app's own fonts among those of its runs.
    package var fonts: [FontSource] {
        runs.compactMap { run in
            guard case .app(let font) = run.font.family else { return nil }
            return font.source
        }
    }
}

/// Neighbouring characters in one font, colour and direction.
package struct TextRun: Sendable, Hashable {
    package var text: String
    package var font: FontFace
    package var color: RGBA
    /// How far the run advances, in points, as measured on our side.
    package var width: CGFloat
    /// Whether the first character is seen at the right. All of the run has one direction.
    package var isRightToLeft: Bool
    /// What the width holds behind every character beside the font's own advances, in points.
    package var letterSpacing: CGFloat

    package init(
        text: String, font: FontFace, color: RGBA, width: CGFloat, isRightToLeft: Bool = false,
        letterSpacing: CGFloat = 0
    ) {
        self.isRightToLeft = isRightToLeft
        self.letterSpacing = letterSpacing
        self.text = text
        self.font = font
        self.color = color
        self.width = width
    }
}

/// What letters look like. How wide they are is not known here: each run says it.
package struct FontFace: Sendable, Hashable {
    package enum Family: Sendable, Hashable {
        /// San Francisco, or what comes closest where that is not to be had; the same for code; with round ends; with serifs.
        case system, systemMonospaced, systemRounded, systemSerif
        case helvetica, courier
        case app(AppFont)
    }

    package var family: Family
    /// In points.
    package var size: CGFloat
    /// As in CSS: 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits are equally wide.
    package var hasMonospacedDigits: Bool

    package init(
        family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
