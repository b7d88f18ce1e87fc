/// A picture as one step of a drawing.
package struct DrawnImage: Sendable, Hashable {
    package var source: ImageSource
    /// Of the whole picture, upright, in points.
    package var size: CGSize
    /// What of the picture is drawn, in its own points; all of it when nil.
    package var part: CGRect?
    /// Where it is drawn; it is stretched to fill this.
    package var frame: CGRect
    /// When set, the picture is only a stencil and this is its paint.
    package var tint: RGBA?

    package init(source: ImageSource, size: CGSize, part: CGRect? = nil, frame: CGRect, tint: RGBA? = nil) {
        self.source = source
        self.size = size
        self.part = part
        self.frame = frame
        self.tint = tint
    }
}
