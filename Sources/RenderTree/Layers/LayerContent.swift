import CoreGraphics

/// What a layer shows on top of its background colour and below its children.
package enum LayerContent: Sendable, Hashable {
    case image(ImageContent)
    case text(TextContent)
}

/// A picture and the size it has at scale 1.
package struct ImageContent: Sendable, Hashable {
    package var source: ImageSource
    /// In points: pixels (upright, after the EXIF orientation) divided by the image's scale.
    package var size: CGSize
    /// When set, the picture is only a stencil and this is its paint.
    package var tint: RGBA?

    package init(source: ImageSource, size: CGSize, tint: RGBA? = nil) {
        self.source = source
        self.size = size
        self.tint = tint
    }
}

/// Lines of text, already broken and placed. A screen draws each as it is given, without kerning or ligatures (D8).
package struct TextContent: Sendable, Hashable {
    package var lines: [TextLine]

    package init(lines: [TextLine]) {
        self.lines = lines
    }
}

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
