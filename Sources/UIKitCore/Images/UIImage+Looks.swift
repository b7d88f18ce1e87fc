import CoreGraphics
import QuartzCore
import RenderTree

extension UIImage {
    /// Whether an image shows its own colours.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are templates; other images show their own colours.
        case automatic = 0
        /// The image shows its own colours.
        case alwaysOriginal = 1
        /// A template, drawn in the tint colour of the view that shows it.
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable image fills a larger rectangle.
    public enum ResizingMode: Int, Sendable {
        /// The middle repeats.
        case tile = 0
        /// The middle stretches.
        case stretch = 1
    }

    final func stretching(behind left: CGFloat, _ top: CGFloat) -> UIImage {
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
            resizingMode: .stretch)
    }

    final func inMirror() -> UIImage {
        let flipped = looking { $0.isMirrored.toggle() }
        return UIImage(
            source: source, size: size, scale: scale, orientation: imageOrientation.mirrored, look: flipped.look,
            origin: origin)
    }

    /// Creates an image of one point per pixel.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image of a picture.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: The number of pixels per point.
    ///   - orientation: How the stored picture is rotated before it is shown, as that of a camera held in this way.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let stored = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        guard orientation != .up else {
            self.init(source: cgImage.source, size: stored, scale: scale)
            return
        }
        let size = orientation.isOnItsSide ? CGSize(width: stored.height, height: stored.width) : stored
        let image = DrawnImage(
            source: cgImage.source, size: stored, frame: CGRect(origin: .zero, size: stored))
        let turned = DrawingCommand.group(DrawingEffect(transform: orientation.turning(stored)), [.image(image)])
        self.init(
            source: ImageSource(
                id: ImageFiles.newID(), storage: .drawing(VectorDrawing(size: size, commands: [turned])),
                mediaType: "image/svg+xml"), size: size, scale: scale, orientation: orientation)
    }
}

extension UIImage.Orientation {
    fileprivate var mirrored: Self {
        Self(rawValue: (rawValue + 4) % 8) ?? self
    }

    fileprivate var isOnItsSide: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

    /// Returns the transform from the stored picture to the upright one, whose upper left corner is the origin.
    fileprivate func turning(_ size: CGSize) -> CGAffineTransform {
        let (width, height) = (size.width, size.height)
        let mirror = CGAffineTransform(-1, 0, 0, 1, width, 0)
        switch self {
        case .up: return .identity
        case .down: return CGAffineTransform(-1, 0, 0, -1, width, height)
        case .left: return CGAffineTransform(0, -1, 1, 0, 0, width)
        case .right: return CGAffineTransform(0, 1, -1, 0, height, 0)
        case .upMirrored: return mirror
        case .downMirrored: return CGAffineTransform(1, 0, 0, -1, 0, height)
        case .leftMirrored: return mirror.concatenating(Self.right.turning(size))
        case .rightMirrored: return mirror.concatenating(Self.left.turning(size))
        }
    }
}
