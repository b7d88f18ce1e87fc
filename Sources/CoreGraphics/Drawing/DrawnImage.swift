/// A picture as one command of a drawing.
package struct DrawnImage: Sendable, Hashable {
    package var source: ImageSource
    /// The size of the whole picture when upright, in points.
    package var size: CGSize
    /// The part of the picture to draw, in its own points; nil draws all of it.
    package var part: CGRect?
    /// Where to draw it. The picture is stretched to fill this frame.
    package var frame: CGRect
    /// A colour for the picture's shape; nil draws the picture in its own colours.
    package var tint: RGBA?

    package init(source: ImageSource, size: CGSize, part: CGRect? = nil, frame: CGRect, tint: RGBA? = nil) {
        self.source = source
        self.size = size
        self.part = part
        self.frame = frame
        self.tint = tint
    }
}
