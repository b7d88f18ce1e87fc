import CoreGraphics
import RenderTree

extension JSONWriter {
    mutating func content(_ content: LayerContent, of layer: LayerID) {
        switch content {
        case .image(let image): self.image(image)
        case .text(let text):
            raw(#"{"text":"#)
            array(text.lines.flatMap(PlacedRun.runs(of:))) { $0.run($1) }
            raw("}")
        case .drawing(let drawing): self.drawing(drawing, of: layer)
        }
    }

    /// The commands of a drawing as SVG elements.
    mutating func drawing(_ commands: [DrawingCommand], idPrefix: String) {
        string(VectorDrawing(size: .zero, commands: commands).svgElements(idPrefix: idPrefix, images: .named))
    }

    /// `{"drawing": elements, "size": [width, height]}`, with `"extent"` if only a part is visible.
    private mutating func drawing(_ content: DrawingContent, of layer: LayerID) {
        raw(#"{"drawing":"#)
        drawing(content.drawing.commands, idPrefix: "d\(layer.rawValue)-")
        raw(#","size":["#)
        number(content.drawing.size.width)
        raw(",")
        number(content.drawing.size.height)
        raw("]")
        if content.extent != .unlimited {
            raw(#","extent":"#)
            string(content.extent.rawValue)
        }
        raw("}")
    }

    /// `{"image": id, "size": [width, height]}`, with `"tint"` and `"vector"` if they aren't the defaults.
    private mutating func image(_ image: ImageContent) {
        raw(#"{"image":"#)
        integer(image.source.id)
        raw(#","size":["#)
        number(image.size.width)
        raw(",")
        number(image.size.height)
        raw("]")
        if let tint = image.tint {
            raw(#","tint":"#)
            color(tint)
        }
        if image.source.mediaType == "image/svg+xml" { raw(#","vector":true"#) }
        raw("}")
    }

    /// `[x, baseline, text, size, weight, color, width]`, then the special properties of the font, its family, the
    /// letter spacing, and the position on the axes of an app's own font.
    private mutating func run(_ placed: PlacedRun) {
        let (run, font) = (placed.run, placed.run.font)
        raw("[")
        number(placed.origin.x)
        raw(",")
        number(placed.origin.y)
        raw(",")
        string(run.text)
        raw(",")
        number(font.size)
        raw(",")
        integer(font.weight)
        raw(",")
        color(run.color)
        raw(",")
        number(run.width)
        let flags = (font.isItalic ? 1 : 0) + (font.hasMonospacedDigits ? 2 : 0) + (run.isRightToLeft ? 4 : 0)
        let axes = font.family.axes
        let (isSystem, isSpaced) = (font.family == .system, run.letterSpacing != 0 || axes != nil)
        if flags != 0 || !isSystem || isSpaced {
            raw(",")
            integer(flags)
        }
        if !isSystem || isSpaced {
            raw(",")
            if isSystem { raw("null") } else { string(font.family.name) }
        }
        if isSpaced {
            raw(",")
            number(run.letterSpacing)
        }
        if let axes {
            raw(",")
            string(axes)
        }
        raw("]")
    }
}

/// A run and the start of its baseline. Runs are placed one by one, so that a page's font that is slightly wider than
/// measured moves nothing after it.
private struct PlacedRun {
    var origin: CGPoint
    var run: TextRun

    static func runs(of line: TextLine) -> [PlacedRun] {
        var origin = line.origin
        return line.runs.map { run in
            defer { origin.x += run.width }
            return PlacedRun(origin: origin, run: run)
        }
    }
}

extension FontFace.Family {
    /// The family's name in the page (`fonts.js`).
    fileprivate var name: String {
        switch self {
        case .system: "system"
        case .systemMonospaced: "monospaced"
        case .systemRounded: "rounded"
        case .helvetica: "helvetica"
        case .systemSerif: "serif"
        case .courier: "courier"
        case .app(let font): font.pageName
        }
    }

    fileprivate var axes: String? {
        guard case .app(let font) = self else { return nil }
        return font.pageAxes
    }
}
