import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A picture. Only its header is read, for the size; its pixels are decoded where it is shown (D9).
///
/// JPEG, PNG, GIF (its first frame) and WebP; a camera's orientation is honoured.
open class UIImage: NSObject, @unchecked Sendable {
    // Immutable after init; open because Apple's class is.

    let source: ImageSource
    /// Upright, in points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    /// What is done with the picture where it is shown.
    let look: ImageLook

    /// How the stored picture lies, as a camera noted it. `size` is already upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    init(
        source: ImageSource, size: CGSize, scale: CGFloat, orientation: Orientation = .up,
        look: ImageLook = ImageLook()
    ) {
        self.source = source
        self.size = size
        self.scale = scale
        self.look = look
        imageOrientation = orientation
        super.init()
    }

    /// nil when the bytes are no picture in a known format.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        // Not the bytes themselves but a view of them: a slice would count from elsewhere.
        guard let header = try? ImageHeader.read([UInt8](data.prefix(ImageFiles.headerLimit))) else { return nil }
        self.init(header: header, storage: .data(data), scale: scale)
    }

    /// Reads a few hundred bytes of the file now, and the rest when the picture is shown. nil when it cannot be read
    /// or is no picture in a known format.
    ///
    /// A link is followed now. When the picture is shown, the file it pointed to must still be there, and no link in its place.
    public convenience init?(contentsOfFile path: String) {
        guard let file = RegularFile.resolved(path), let header = ImageFiles.header(ofFile: file) else { return nil }
        self.init(header: header, storage: .file(file), scale: ImageFiles.scale(named: path))
    }

    /// A picture among the main bundle's resources.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    public convenience init?(named name: String, in bundle: Bundle?) {
        let bundle = bundle ?? .main
        let candidates = (name as NSString).pathExtension.isEmpty ? ["png", "jpg", "jpeg", "webp", "gif"] : [""]
        for suffix in candidates {
            for variant in [name, name + "@2x", name + "@3x"] {
                guard let path = bundle.path(forResource: variant, ofType: suffix.isEmpty ? nil : suffix) else {
                    continue
                }
                self.init(contentsOfFile: path)
                return
            }
        }
        return nil
    }

    private convenience init(header: ImageHeader, storage: ImageSource.Storage, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let pixels = header.uprightPixelSize
        var path: String?
        if case .file(let file) = storage { path = file }
        self.init(
            source: ImageSource(
                id: ImageFiles.newID(ofFile: path), storage: storage, mediaType: header.format.mediaType),
            size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale,
            orientation: Orientation(exif: header.orientation))
    }

    public var cgImage: CGImage? {
        CGImage(
            source: source, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.source == source && other.look == look && other.size == size
    }

    open override var hash: Int { source.hashValue }

    open override var description: String {
        "<UIImage \(size.width.decimalText()) x \(size.height.decimalText()); \(source.mediaType)>"
    }
}

extension UIImage.Orientation {
    fileprivate init(exif: Int) {
        let inOrder: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = inOrder.indices.contains(exif - 1) ? inOrder[exif - 1] : .up
    }
}
