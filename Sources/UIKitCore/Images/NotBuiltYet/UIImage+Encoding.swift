import CoreGraphics
import Foundation

// Not built yet: images as bytes.

extension UIImage {
    @available(
        *, unavailable,
        message: "There is no PNG or JPEG encoder. Keep the bytes it came from. See Documentation/Drawing.md."
    )
    public func pngData() -> Data? { nil }

    @available(
        *, unavailable,
        message: "There is no PNG or JPEG encoder. Keep the bytes it came from. See Documentation/Drawing.md."
    )
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    @available(
        *, unavailable,
        message: "There is no PNG or JPEG encoder. Keep the bytes it came from. See Documentation/Drawing.md."
    )
    public func heicData() -> Data? { nil }
}

@available(
    *, unavailable,
    message: "There is no PNG or JPEG encoder. Keep the bytes it came from. See Documentation/Drawing.md."
)
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }

@available(
    *, unavailable,
    message: "There is no PNG or JPEG encoder. Keep the bytes it came from. See Documentation/Drawing.md."
)
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? { nil }
