/// One line of text, already broken, measured and placed.
package struct TextLine: Sendable, Hashable {
    /// The left end of the baseline, in the layer's box.
    package var origin: CGPoint
    /// The runs in visual order, from left to right.
    package var runs: [TextRun]

    package init(origin: CGPoint, runs: [TextRun]) {
        self.origin = origin
        self.runs = runs
    }

    /// The app's own fonts in the line.
    package var fonts: [FontSource] {
        runs.compactMap { run in
            guard case .app(let font) = run.font.family else { return nil }
            return font.source
        }
    }
}

/// Neighbouring characters with the same font, colour and direction.
package struct TextRun: Sendable, Hashable {
    package var text: String
    package var font: FontFace
    package var color: RGBA
    /// The run's width, in points, as measured on this side.
    package var width: CGFloat
    /// Whether the first character is at the right. A run has only one direction.
    package var isRightToLeft: Bool
    /// The additional space after every character, in points. Part of the width.
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

/// The look of letters. Their widths aren't known here: each run has its own.
package struct FontFace: Sendable, Hashable {
    package enum Family: Sendable, Hashable {
        /// San Francisco, or the closest font where it isn't available; its monospaced, rounded and serif variants.
        case system, systemMonospaced, systemRounded, systemSerif
        case helvetica, courier
        case app(AppFont)
    }

    package var family: Family
    /// The font size, in points.
    package var size: CGFloat
    /// The weight as in CSS: 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width.
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
