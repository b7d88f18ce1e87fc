import CoreGraphics
import RenderTree

extension LayerState {
    /// The layer's own rectangle, in its own coordinates.
    var box: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The box with round corners.
    var roundBox: RoundBox { RoundBox(box, radius: cornerRadius, corners: roundedCorners) }

    private var anchor: CGPoint { CGPoint(x: anchorPoint.x * frame.width, y: anchorPoint.y * frame.height) }

    /// The transform from the layer's coordinates to its parent's content: about the anchor point, then to its place.
    var placing: LayerTransform {
        LayerTransform(moveBy: -anchor.x, -anchor.y).concatenating(transform)
            .concatenating(LayerTransform(moveBy: frame.minX + anchor.x, frame.minY + anchor.y))
    }

    /// The transform from the children's coordinates to the layer's own: scrolled, then about the anchor point.
    var placingOfChildren: LayerTransform {
        let scrolling = LayerTransform(moveBy: -contentOrigin.x, -contentOrigin.y)
        return sublayerTransform.isIdentity ? scrolling : scrolling.concatenating(sublayerTransform.about(anchor))
    }

    /// Whether the layer casts a shadow of its content. With a background it casts that of its box.
    var castsShadowOfContent: Bool { shadow != nil && shadow?.path == nil && (flatBackgroundColor?.alpha ?? 0) == 0 }

    /// The box and its shadow.
    var inkBox: CGRect { shadow.map { box.union($0.ink(of: box)) } ?? box }

    /// The area that content may cover. Never too small.
    var contentInk: CGRect {
        switch content {
        case nil: .null
        case .image(let image): contentGravity.frame(of: image.size, in: frame.size)
        case .text(let text): text.lines.reduce(CGRect.null) { $0.union($1.ink) }
        case .drawing(let content):
            switch content.extent {
            case .box: box
            case .size: frame(of: content)
            case .unlimited: content.drawing.ink.applying(placing(of: content))
            }
        }
    }
}

extension LayerState {
    /// Returns the frame of a drawing's sheet in the box.
    func frame(of content: DrawingContent) -> CGRect {
        contentGravity.frame(of: content.drawing.size, in: frame.size)
    }

    private func placing(of content: DrawingContent) -> CGAffineTransform {
        let (frame, size) = (frame(of: content), content.drawing.size)
        let (across, down) = (frame.width / max(size.width, 1e-9), frame.height / max(size.height, 1e-9))
        return CGAffineTransform(across, 0, 0, down, frame.minX, frame.minY)
    }
}

extension LayerShadow {
    /// Beyond three times its radius the shadow is invisible.
    func ink(of box: CGRect) -> CGRect {
        let box = path.map { CGPath(elements: $0).boundingBox } ?? box
        return box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
    }
}

extension CGAffineTransform {
    /// The attribute that places a group; none for the identity.
    var svgAttribute: [(String, String)] {
        func text(_ numbers: CGFloat...) -> String { numbers.map { $0.decimalText(places: 5) }.joined(separator: " ") }
        guard !isIdentity else { return [] }
        let isMove = (a, b, c, d) == (1, 0, 0, 1)
        return [("transform", isMove ? "translate(\(text(tx, ty)))" : "matrix(\(text(a, b, c, d, tx, ty)))")]
    }
}
