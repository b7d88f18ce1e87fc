import CoreGraphics
import RenderTree

/// What is done with a picture where it is shown: its pixels belong to the image source.
struct ImageLook: Equatable, Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// Whether left and right are swapped.
    var isMirrored = false
    /// Whether they are swapped where text runs from right to left.
    var isMirroredRightToLeft = false
    var symbol: Symbol?

    /// A picture that was asked for by the name of a symbol.
    struct Symbol: Equatable, Sendable {
        var name: String
        var configuration: UIImage.SymbolConfiguration
    }
}

extension UIImage {
    /// The same picture with another look.
    func looking(_ change: (inout ImageLook) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(
            source: source, size: size, scale: scale, orientation: imageOrientation, look: look, origin: origin)
    }

    /// Whether it is a stencil, painted in the colour of what can be tapped. Symbols are, unless told otherwise.
    var isTemplate: Bool {
        look.renderingMode == .alwaysTemplate || look.renderingMode == .automatic && look.symbol != nil
    }

    /// What stretches, in units of the picture; nil when all of it does.
    var stretchingPart: CGRect? {
        let insets = look.capInsets
        guard insets != .zero, size.width > 0, size.height > 0 else { return nil }
        let (left, top) = (insets.left / size.width, insets.top / size.height)
        return CGRect(
            x: left, y: top, width: max(1 - left - insets.right / size.width, 0),
            height: max(1 - top - insets.bottom / size.height, 0))
    }

    /// What is drawn where, for the picture to fill a rectangle.
    func parts(in rect: CGRect, tint: RGBA?) -> [DrawnImage] {
        guard let stretchingPart else {
            return [DrawnImage(source: source, size: size, frame: rect, tint: tint)]
        }
        let stretch = StretchedImage(
            image: ImageContent(source: source, size: size, tint: tint), part: CGRect(origin: .zero, size: size),
            center: stretchingPart, isTiled: look.resizingMode == .tile)
        return stretch.commands(in: rect).compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    /// What a layer shows of it. A picture is fetched by its id; one that is mirrored, or made of other pictures, is
    /// drawn.
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
    /// Whether it is a drawing with pictures in it, which an address alone does not bring along.
    var isMadeOfPictures: Bool {
        if case .drawing(let drawing) = storage { !drawing.images.isEmpty } else { false }
    }
}
