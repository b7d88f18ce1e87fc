import CoreGraphics
import RenderTree

/// The changes that apply where an image is shown. Its pixels are in the image source.
struct ImageLook: Equatable, Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// Whether the image is mirrored horizontally.
    var isMirrored = false
    /// Whether the image is mirrored horizontally where text runs from right to left.
    var isMirroredRightToLeft = false
    var symbol: Symbol?

    /// The name and configuration of a symbol.
    struct Symbol: Equatable, Sendable {
        var name: String
        var configuration: UIImage.SymbolConfiguration
    }
}

extension UIImage {
    /// Returns the same image with a changed look.
    func looking(_ change: (inout ImageLook) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(
            source: source, size: size, scale: scale, orientation: imageOrientation, look: look, origin: origin)
    }

    /// Whether the image is a template, which views draw in their tint colour. Symbols are, unless their rendering mode
    /// says otherwise.
    var isTemplate: Bool {
        look.renderingMode == .alwaysTemplate || look.renderingMode == .automatic && look.symbol != nil
    }

    /// The part that stretches, with the image's size as the unit; nil if the whole image does.
    var stretchingPart: CGRect? {
        let insets = look.capInsets
        guard insets != .zero, size.width > 0, size.height > 0 else { return nil }
        let (left, top) = (insets.left / size.width, insets.top / size.height)
        return CGRect(
            x: left, y: top, width: max(1 - left - insets.right / size.width, 0),
            height: max(1 - top - insets.bottom / size.height, 0))
    }

    /// Returns the drawing commands with which the image fills a rectangle.
    func commands(in rect: CGRect, tint: RGBA?) -> [DrawingCommand] {
        guard let stretchingPart else {
            return [.image(DrawnImage(source: source, size: size, frame: rect, tint: tint))]
        }
        return StretchedImage(
            image: ImageContent(source: source, size: size, tint: tint), part: CGRect(origin: .zero, size: size),
            center: stretchingPart, isTiled: look.resizingMode == .tile
        ).commands(in: rect)
    }

    /// Returns the content of a layer that shows the image. Pages load an image by its id. A mirrored image, or one
    /// made of other images, is drawn.
    func content(tint: RGBA?, isRightToLeft: Bool) -> LayerContent {
        let isMirrored = look.isMirrored != (isRightToLeft && look.isMirroredRightToLeft)
        guard isMirrored || source.isMadeOfPictures else {
            return .image(ImageContent(source: source, size: size, tint: tint))
        }
        let frame = CGRect(origin: .zero, size: size)
        var command = DrawingCommand.image(DrawnImage(source: source, size: size, frame: frame, tint: tint))
        if isMirrored {
            command = .group(DrawingEffect(transform: CGAffineTransform(-1, 0, 0, 1, size.width, 0)), [command])
        }
        return .drawing(DrawingContent(VectorDrawing(size: size, commands: [command]), extent: .size))
    }
}

extension ImageSource {
    /// Whether this is a drawing that contains images, which a page couldn't load from an address.
    var isMadeOfPictures: Bool {
        if case .drawing(let drawing) = storage { !drawing.images.isEmpty } else { false }
    }
}
