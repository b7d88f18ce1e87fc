import CoreGraphics
import TextLayout

/// The background, underline and strikethrough of a piece of text, computed from its place in the line.
struct TextDecoration {
    /// The piece's rectangle, from the top of its line to its bottom.
    var box: CGRect
    var baseline: CGFloat
    /// The ranges of the piece's words, from its left end.
    var words: [ClosedRange<CGFloat>]
    var look: TextLook
    var grid: PixelGrid
    /// The text's colour, and the traits that resolve the other colours.
    var color: RGBA
    var traits: UITraitCollection

    /// The commands that are drawn before the letters.
    var behind: [DrawingCommand] {
        guard let background = look.background else { return [] }
        return [.fill(CGPath(rect: box, transform: nil).elements, color: resolved(background), evenOdd: false)]
            + lines(look.underline, at: baseline - look.font.text.underlinePosition)
    }

    /// The commands that are drawn over the letters.
    var inFront: [DrawingCommand] {
        let underline =
            look.background == nil ? lines(look.underline, at: baseline - look.font.text.underlinePosition) : []
        return underline + lines(look.strikethrough, at: baseline - look.font.text.xHeight / 2)
    }

    private func resolved(_ color: UIColor) -> RGBA { color.resolved(with: traits).rgba }

    private func lines(_ line: TextLook.Line, at y: CGFloat) -> [DrawingCommand] {
        guard line.style.hasLine else { return [] }
        // A line is at least a pixel thick and on pixels, so that it is as sharp as the letters.
        let thickness = max(
            grid.rounded(look.font.text.underlineThickness * (line.style.isThick ? 2 : 1)), 1 / grid.scale)
        let top = grid.rounded(y - thickness / 2)
        let tops = line.style.isDouble ? [top, top + 2 * thickness] : [top]
        var stroke = StrokeStyle(width: thickness)
        stroke.dashLengths = line.style.dashes.map { $0 * thickness }
        let color = line.color.map(resolved) ?? color
        return tops.flatMap { top in
            parts(of: line.style).map { part in
                let middle = top + thickness / 2
                let path: [PathElement] = [
                    .move(CGPoint(x: box.minX + part.lowerBound, y: middle)),
                    .line(CGPoint(x: box.minX + part.upperBound, y: middle)),
                ]
                return .stroke(path, color: color, stroke)
            }
        }
    }

    private func parts(of style: NSUnderlineStyle) -> [ClosedRange<CGFloat>] {
        style.contains(.byWord) ? words : [0...box.width]
    }
}
