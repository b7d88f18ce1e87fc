/// A picture in its encoded form. The screen that shows it decodes it; this side never does (D9).
public final class CGImage: Sendable {
    package let source: ImageSource
    /// The width in pixels, when upright.
    public let width: Int
    /// The height in pixels, when upright.
    public let height: Int

    package init(source: ImageSource, width: Int, height: Int) {
        self.source = source
        self.width = width
        self.height = height
    }
}
