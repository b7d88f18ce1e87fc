import CoreGraphics
import RenderTree

extension LayerState {
    /// The layer's own rectangle, in its own coordinates.
    var box: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// No more than makes the short side a half circle.
    var shownCornerRadius: CGFloat { max(min(cornerRadius, frame.width / 2, frame.height / 2), 0) }

    /// From the layer's coordinates to its parent's content: transformed about the anchor point, then put in place.
    ///
    /// Perspective and turns out of the plane are drawn flat.
    var placingTransform: CGAffineTransform {
        let anchor = CGPoint(x: anchorPoint.x * frame.width, y: anchorPoint.y * frame.height)
        let rows = transform.rows
        let flat = CGAffineTransform(rows[0], rows[1], rows[4], rows[5], rows[12], rows[13])
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(flat)
            .concatenating(CGAffineTransform(translationX: frame.minX + anchor.x, y: frame.minY + anchor.y))
    }

    /// A layer with a background casts the shadow of its box; any other, that of what it shows.
    var castsShadowOfContent: Bool { shadow != nil && (backgroundColor?.alpha ?? 0) == 0 }

    /// The box and its shadow.
    var inkBox: CGRect { shadow.map { box.union($0.ink(of: box)) } ?? box }

    /// Everything that content may cover, generously.
    var contentInk: CGRect {
        switch content {
        case nil: .null
        case .image(let image): contentGravity.frame(of: image.size, in: frame.size)
        case .text(let text):
            text.lines.reduce(CGRect.null) { ink, line in
                let size = line.runs.map(\.font.size).max() ?? 0
                let width = line.runs.reduce(0) { $0 + $1.width }
                return ink.union(
                    CGRect(
                        x: line.origin.x - size, y: line.origin.y - 2 * size, width: width + 2 * size, height: 3 * size)
                )
            }
        }
    }
}

extension LayerShadow {
    /// Beyond three times its radius nothing of it is seen.
    func ink(of box: CGRect) -> CGRect {
        box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
    }
}

extension CGAffineTransform {
    /// How a group is placed; nothing for the identity.
    var svgAttribute: [(String, String)] {
        func text(_ numbers: CGFloat...) -> String { numbers.map { $0.decimalText(places: 5) }.joined(separator: " ") }
        guard !isIdentity else { return [] }
        let isMove = (a, b, c, d) == (1, 0, 0, 1)
        return [("transform", isMove ? "translate(\(text(tx, ty)))" : "matrix(\(text(a, b, c, d, tx, ty)))")]
    }
}
