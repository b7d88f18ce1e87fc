import CoreGraphics

/// What a layer shows on top of its background colour and below its children.
package enum LayerContent: Sendable, Hashable {
    case image(ImageContent)
    case text(TextContent)
    case drawing(DrawingContent)
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

/// Lines of text, already broken and placed. A screen draws each as wide as it is given.
package struct TextContent: Sendable, Hashable {
    package var lines: [TextLine]

    package init(lines: [TextLine]) {
        self.lines = lines
    }
}

/// A drawing, sharp at any size.
package struct DrawingContent: Sendable, Hashable {
    /// What of the drawing is seen.
    package enum Extent: String, Sendable, Hashable {
        /// All of it, also what lies beyond its size.
        case unlimited
        /// What lies within its size, as on a sheet of paper.
        case size
        /// What lies within the layer's box and its round corners, as a background.
        case box
    }

    package var drawing: VectorDrawing
    package var extent: Extent

    package init(_ drawing: VectorDrawing, extent: Extent) {
        self.drawing = drawing
        self.extent = extent
    }
}
