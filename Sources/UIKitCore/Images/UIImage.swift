import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// An image. UIKit reads only the header, for the size. Screens decode the pixels (D9).
///
/// JPEG, PNG, GIF (its first frame) and WebP. A camera's orientation is respected.
open class UIImage: NSObject, @unchecked Sendable {
    // Immutable after init; open because Apple's class is.

    let source: ImageSource
    private let sizeStorage: CGSize
    private let scaleStorage: CGFloat
    private let orientationStorage: Orientation
    /// The changes that apply where the image is shown.
    let look: ImageLook
    /// The asset with the image's other variants; nil if there can't be any.
    let origin: ImageOrigin?

    /// The orientation of the stored picture, which a camera noted. `size` is upright already.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees anticlockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Rotated by 180 degrees and mirrored.
        case downMirrored = 5
        /// Mirrored, and rotated by 90 degrees anticlockwise.
        case leftMirrored = 6
        /// Mirrored, and rotated by 90 degrees clockwise.
        case rightMirrored = 7
    }

    init(
        source: ImageSource, size: CGSize, scale: CGFloat, orientation: Orientation = .up,
        look: ImageLook = ImageLook(), origin: ImageOrigin? = nil
    ) {
        self.source = source
        sizeStorage = size
        scaleStorage = scale
        self.look = look
        self.origin = origin
        orientationStorage = orientation
        super.init()
    }

    /// Creates an empty image, 0 points wide and high.
    public override convenience init() { self.init(drawing: VectorDrawing(size: .zero), scale: 1) }

    /// The size of the upright image, in points.
    open var size: CGSize { sizeStorage }

    /// The number of pixels per point.
    open var scale: CGFloat { scaleStorage }

    /// The orientation of the stored picture.
    open var imageOrientation: Orientation { orientationStorage }

    /// Creates an image from a file's bytes, with one pixel per point. Returns nil if they aren't an image in a known
    /// format.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from a file's bytes, with `scale` pixels per point. Returns nil if they aren't an image in a
    /// known format.
    public convenience init?(data: Data, scale: CGFloat) {
        // An array, because the indices of a slice of Data needn't begin at 0.
        guard let header = try? ImageHeader.read([UInt8](data.prefix(ImageFiles.headerLimit))) else { return nil }
        self.init(header: header, storage: .data(data), scale: scale)
    }

    /// Creates an image from a file. It reads a few hundred bytes now; the rest is read when a screen shows the image.
    /// Returns nil if the file can't be read or isn't an image in a known format.
    ///
    /// Links in the path are resolved now. When a screen shows the image, the same file must still be there: a link or
    /// another file in its place isn't shown, so write new bytes into the file, or create another image.
    public convenience init?(contentsOfFile path: String) {
        guard let (header, file) = RegularFile.resolved(path).flatMap(ImageFiles.read) else { return nil }
        self.init(header: header, storage: .file(file), scale: ImageFiles.scale(named: path))
    }

    convenience init(header: ImageHeader, storage: ImageSource.Storage, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let pixels = header.uprightPixelSize
        var path: String?
        if case .file(let file) = storage { path = file.path }
        self.init(
            source: ImageSource(
                id: ImageFiles.newID(ofFile: path), storage: storage, mediaType: header.format.mediaType),
            size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale,
            orientation: Orientation(exif: header.orientation))
    }

    /// The picture without scale and orientation.
    open var cgImage: CGImage? {
        CGImage(
            source: source, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    // MARK: Drawing

    /// Draws the image in the current context, with its upper left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in the current context, with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, stretched to a rectangle in the way of its cap insets, if it has any.
    open func draw(in rect: CGRect) { drawNow(in: rect) }

    /// Draws the image in the current context, stretched to `rect`, with a blend mode and an opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        drawMixed(in: rect, blendMode: blendMode, alpha: alpha)
    }

    // MARK: Rendering, insets and alignment

    /// Whether the image is drawn in its own colours, or as a template in the tint colour.
    open var renderingMode: RenderingMode { look.renderingMode }

    /// Returns the same image, drawn in its own colours or as a template.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        looking { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one colour. A view draws a template image in its tint colour nevertheless.
    open func withTintColor(_ color: UIColor) -> UIImage { looking { $0.tint = color } }

    /// Returns the same image with its opaque parts in `color`.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        looking {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The distances from its edges within which a stretched image keeps its size, in points.
    open var capInsets: UIEdgeInsets { look.capInsets }

    /// Whether the part between the cap insets stretches or repeats. `.tile` by default.
    open var resizingMode: ResizingMode { look.resizingMode }

    /// Returns an image whose corners keep their size while its edges and middle repeat.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image whose edges, `capInsets` points wide, keep their size when it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        looking {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns an image whose left and upper caps have these lengths. Only the one point after each of them stretches.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        stretching(behind: CGFloat(leftCapWidth), CGFloat(topCapHeight))
    }

    /// Whether the image is mirrored where text runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { look.isMirroredRightToLeft }

    /// Returns an image that is mirrored where text runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { looking { $0.isMirroredRightToLeft = true } }

    /// Returns the image mirrored horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage { inMirror() }

    // MARK: Symbols

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { look.symbol != nil }

    /// The size and weight of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }

    /// The configuration that chose this variant: a symbol's, or the traits for an image of a catalogue.
    open var configuration: Configuration? { symbolConfiguration ?? Configuration(traitCollection: origin?.traits) }

    /// Returns the symbol with another size and weight. Values that the configuration doesn't specify stay. Returns nil
    /// if the image isn't a symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol(applying: configuration)
    }

    /// Returns a symbol with another size and weight, or the variant of another image for the configuration's traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        origin == nil ? symbol(with: configuration) : variant(with: configuration)
    }

    // MARK: Variants

    /// The asset of which the image is a variant; nil for images from files and data, and for symbols.
    open var imageAsset: UIImageAsset? { origin?.asset }

    /// The traits for which the app requested the image. The view that shows the image decides about the others.
    open var traitCollection: UITraitCollection { origin?.traits ?? UITraitCollection() }

    // MARK: Prepared images

    /// Returns the image stretched to another size, in points, or nil if that isn't a valid size.
    ///
    /// - Behaviour: our choice (Decisions/0023).
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }

    /// Calls `completionHandler` on another thread with the image at another size.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }

    /// Returns the image itself: a screen decodes it without blocking anything.
    open func preparingForDisplay() -> UIImage? { self }

    /// Calls `completionHandler` on another thread with the image itself.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        // Identity comes first, because rows usually share their images.
        return other === self || other.source == source && other.look == look && other.size == size
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
