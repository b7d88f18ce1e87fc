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
    private let sizeStorage: CGSize
    private let scaleStorage: CGFloat
    private let orientationStorage: Orientation
    /// What is done with the picture where it is shown.
    let look: ImageLook
    /// Where its other variants are; nil if there can't be any.
    let origin: ImageOrigin?

    /// How the stored picture lies, as a camera noted it. `size` is already upright.
    public enum Orientation: Int, Sendable {
        /// As it is stored.
        case up = 0
        /// Turned by half a turn.
        case down = 1
        /// Turned by a quarter against the clock.
        case left = 2
        /// Turned by a quarter with the clock.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Turned by half a turn and mirrored.
        case downMirrored = 5
        /// Mirrored, and turned by a quarter against the clock.
        case leftMirrored = 6
        /// Mirrored, and turned by a quarter with the clock.
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

    /// A picture of nothing, 0 points wide and high.
    public override convenience init() { self.init(drawing: VectorDrawing(size: .zero), scale: 1) }

    /// Upright, in points.
    open var size: CGSize { sizeStorage }

    /// Pixels a point.
    open var scale: CGFloat { scaleStorage }

    /// How the stored picture is turned before it is shown.
    open var imageOrientation: Orientation { orientationStorage }

    /// nil when the bytes are no picture in a known format.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture from the bytes of a file, `scale` pixels a point. nil if it isn't a picture that can be shown.
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

    convenience init(header: ImageHeader, storage: ImageSource.Storage, scale: CGFloat) {
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

    /// The picture without scale and orientation.
    open var cgImage: CGImage? {
        CGImage(
            source: source, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    // MARK: Drawing

    /// Draws the picture into the current context, its upper left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture in the current context, mixed with what is there, `alpha` opaque.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the current context, stretched to fill the rectangle: as its cap insets say, if it has any.
    open func draw(in rect: CGRect) { drawNow(in: rect) }

    /// Draws the picture in the current context, stretched to `rect`, mixed with what is there, `alpha` opaque.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        drawMixed(in: rect, blendMode: blendMode, alpha: alpha)
    }

    // MARK: How it looks where it is shown

    /// Whether the picture is drawn in its own colours or as a template in the tint colour.
    open var renderingMode: RenderingMode { look.renderingMode }

    /// The same picture, in its own colours or as a template.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        looking { $0.renderingMode = renderingMode }
    }

    /// The picture as a stencil in this colour. A template picture still takes the view's tint colour.
    open func withTintColor(_ color: UIColor) -> UIImage { looking { $0.tint = color } }

    /// The same picture with its opaque parts in `color`.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        looking {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// How far from its edges a picture keeps its size when it fills a larger place, in points.
    open var capInsets: UIEdgeInsets { look.capInsets }

    /// Whether the part between the cap insets is stretched or repeated. `.tile` by default.
    open var resizingMode: ResizingMode { look.resizingMode }

    /// A picture whose corners keep their size; edges and middle are repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A picture whose edges, `capInsets` points wide, keep their size when it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        looking {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// A picture whose left and upper caps have these lengths and that stretches in the one point behind them.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        stretching(behind: CGFloat(leftCapWidth), CGFloat(topCapHeight))
    }

    /// Whether left and right are swapped where text runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { look.isMirroredRightToLeft }

    /// A picture that is mirrored where text runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { looking { $0.isMirroredRightToLeft = true } }

    /// The picture as in a mirror.
    open func withHorizontallyFlippedOrientation() -> UIImage { inMirror() }

    // MARK: Symbols

    /// Whether the picture is a symbol.
    open var isSymbolImage: Bool { look.symbol != nil }

    /// A symbol's size and weight; nil for other pictures.
    open var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }

    /// What chose this variant: a symbol's configuration, or the traits of an image of a catalogue.
    open var configuration: Configuration? { symbolConfiguration ?? Configuration(traitCollection: origin?.traits) }

    /// The symbol as large and heavy as this says, and as before where it says nothing. nil for pictures that are no
    /// symbols.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol(applying: configuration)
    }

    /// The same picture, a symbol as large and heavy as this says; or the variant for the configuration's traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        origin == nil ? symbol(with: configuration) : variant(with: configuration)
    }

    // MARK: Variants

    /// The asset that the picture is a variant of. nil for pictures of files and data, and for symbols.
    open var imageAsset: UIImageAsset? { origin?.asset }

    /// The traits that the picture was asked for with. Those it leaves open are the traits of the view that shows it.
    open var traitCollection: UITraitCollection { origin?.traits ?? UITraitCollection() }

    // MARK: Ready to be shown

    /// The picture at another size, in points; it is stretched to it. nil for a size that is not one.
    ///
    /// - Behaviour: our choice (Decisions/0023).
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }

    /// Gives `completionHandler` the picture at that size, on another thread.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }

    /// The picture itself: the screen that shows it decodes it without holding anything up.
    open func preparingForDisplay() -> UIImage? { self }

    /// Gives `completionHandler` the picture itself, on another thread.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        // Identity first: rows usually share their images.
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
