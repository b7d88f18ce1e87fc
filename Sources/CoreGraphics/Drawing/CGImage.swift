/// A picture in its encoded form. It is decoded where it is shown, never here (D9).
public final class CGImage: Sendable {
    package let source: ImageSource
    /// Upright, in pixels.
    public let width: Int
    /// Upright, in pixels.
    public let height: Int

    package init(source: ImageSource, width: Int, height: Int) {
        self.source = source
        self.width = width
        self.height = height
    }
}
