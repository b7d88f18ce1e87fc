/// One line of text, already broken, placed and measured.
package struct TextLine: Sendable, Hashable {
    /// Where the baseline begins, in the layer's box.
    package var origin: CGPoint
    package var runs: [TextRun]

    package init(origin: CGPoint, runs: [TextRun]) {
        self.origin = origin
        self.runs = runs
    }
}

/// Neighbouring characters in one font and colour.
package struct TextRun: Sendable, Hashable {
    package var text: String
    package var font: FontFace
    package var color: RGBA
    /// How far the run advances, in points, as measured on our side.
    package var width: CGFloat

    package init(text: String, font: FontFace, color: RGBA, width: CGFloat) {
        self.text = text
        self.font = font
        self.color = color
        self.width = width
    }
}

package struct FontFace: Sendable, Hashable {
    package enum Design: String, Sendable, Hashable {
        case sans, monospaced
    }

    package var design: Design
    /// In points.
    package var size: CGFloat
    /// As in CSS: 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool

    package init(design: Design = .sans, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
