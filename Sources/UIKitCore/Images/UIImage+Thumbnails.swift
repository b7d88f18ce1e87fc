import CoreGraphics
import Foundation

// Pixels are decoded by the screen, off its main thread, at the size at which the picture is shown (D9). So there is
// nothing to prepare here but the size that is asked for: it keeps a screen from decoding the picture any larger.
extension UIImage {
    final func thumbnail(of size: CGSize) -> UIImage? {
        guard size.isFinite, size.width > 0, size.height > 0 else { return nil }
        return UIImage(source: source, size: size, scale: scale, orientation: imageOrientation, look: look)
    }

    /// A smaller copy of the picture, made away from the main thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture, ready to be shown, made away from the main thread.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
