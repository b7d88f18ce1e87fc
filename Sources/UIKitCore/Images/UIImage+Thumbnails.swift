import CoreGraphics
import Foundation

// Screens decode pixels off their main thread, at the size at which they show the image (D9). The only thing to prepare
// here is the requested size, which keeps a screen from decoding a larger image.
extension UIImage {
    final func thumbnail(of size: CGSize) -> UIImage? {
        guard size.isFinite, size.width > 0, size.height > 0 else { return nil }
        return UIImage(source: source, size: size, scale: scale, orientation: imageOrientation, look: look)
    }

    /// Returns a smaller copy of the image, prepared off the main thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image ready to be shown, prepared off the main thread.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
