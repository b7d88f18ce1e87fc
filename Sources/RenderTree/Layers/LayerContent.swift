import CoreGraphics

/// The content of a layer, above its background colour and below its children.
package enum LayerContent: Sendable, Hashable {
    case image(ImageContent)
    case text(TextContent)
    case drawing(DrawingContent)
}

/// A picture and its size at scale 1.
package struct ImageContent: Sendable, Hashable {
    package var source: ImageSource
    /// The size in points: pixels (upright, after the EXIF orientation) divided by the image's scale.
    package var size: CGSize
    /// A colour for the picture's shape; nil draws the picture in its own colours.
    package var tint: RGBA?

    package init(source: ImageSource, size: CGSize, tint: RGBA? = nil) {
        self.source = source
        self.size = size
        self.tint = tint
    }
}

/// Lines of text, already broken and placed. A screen draws each line with the given width.
package struct TextContent: Sendable, Hashable {
    package var lines: [TextLine]

    package init(lines: [TextLine]) {
        self.lines = lines
    }
}

/// A drawing, sharp at any size.
package struct DrawingContent: Sendable, Hashable {
    /// Which part of the drawing is visible.
    package enum Extent: String, Sendable, Hashable {
        /// All of it, including the part beyond its size.
        case unlimited
        /// The part within its size, as on a sheet of paper.
        case size
        /// The part within the layer's box and its round corners, as for a background.
        case box
    }

    package var drawing: VectorDrawing
    package var extent: Extent

    package init(_ drawing: VectorDrawing, extent: Extent) {
        self.drawing = drawing
        self.extent = extent
    }
}
