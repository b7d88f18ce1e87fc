import CoreGraphics
import Foundation

// Pixels are decoded by the screen, off its main thread, at the size at which the picture is shown (D9). So there is
// nothing to prepare here but the size that is asked for: it keeps a screen from decoding the picture any larger.
extension UIImage {
    /// The picture at another size, in points; it is stretched to it. nil for a size that is not one.
    ///
    /// - Behaviour: our choice (Decisions/0023).
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.isFinite, size.width > 0, size.height > 0 else { return nil }
        return UIImage(source: source, size: size, scale: scale, orientation: imageOrientation, look: look)
    }

    /// Gives `completionHandler` the picture at that size, on another thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture itself: the screen that shows it decodes it without holding anything up.
    public func preparingForDisplay() -> UIImage? { self }

    /// Gives `completionHandler` the picture itself, on another thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }

    public func byPreparingForDisplay() async -> UIImage? { self }
}
