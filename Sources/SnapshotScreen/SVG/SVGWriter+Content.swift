import CoreGraphics
import Foundation
import RenderTree

extension SVGWriter {
    /// Larger pictures would bury the text around them.
    static let mostEmbeddedBytes = 65_536

    mutating func content(_ content: LayerContent, of state: LayerState) {
        switch content {
        case .text(let text): for line in text.lines { self.line(of: line) }
        case .image(let image):
            self.image(image, in: state.contentGravity.frame(of: image.size, in: state.frame.size))
        case .drawing(let content): drawing(content, of: state)
        }
    }

    private mutating func drawing(_ content: DrawingContent, of state: LayerState) {
        let frame = state.frame(of: content)
        guard frame.width > 0, frame.height > 0 else { return }
        optionalGroup { writer in
            content.extent == .box && state.roundBox.isRound ? [("clip-path", writer.clip(to: state))] : []
        } around: { writer in
            let overflow = content.extent == .unlimited ? [("overflow", "visible")] : []
            let size = content.drawing.size
            // Colours that mix inside a drawing don't mix with what is behind it.
            let isolation = content.drawing.commands.areMixed ? [("style", "isolation:isolate")] : []
            writer.group(
                "svg",
                Self.box(frame) + [
                    ("viewBox", "0 0 \(size.width.decimalText()) \(size.height.decimalText())"),
                    ("preserveAspectRatio", "none"),
                ] + overflow + isolation
            ) { $0.line(of: content.drawing.commands, idPrefix: $0.nextID("drawing") + "-") }
        }
    }

    private mutating func line(of line: TextLine) {
        var x = line.origin.x
        for run in line.runs {
            let place = [("x", run.svgPlace(from: x).decimalText()), ("y", line.origin.y.decimalText())]
            element("text", place + run.svgAttributes + Self.paint("fill", run.color), content: run.text.xmlEscaped)
            x += run.width
        }
    }

    private mutating func image(_ image: ImageContent, in frame: CGRect) {
        optionalGroup { writer in
            image.tint.map { [("filter", writer.tint($0, in: frame))] } ?? []
        } around: { writer in
            writer.picture(image, in: frame)
        }
    }

    private mutating func picture(_ image: ImageContent, in frame: CGRect) {
        let box = Self.box(frame)
        switch image.source.storage {
        case .drawing(let drawing):
            let viewBox = "0 0 \(drawing.size.width.decimalText()) \(drawing.size.height.decimalText())"
            element(
                "svg", box + [("viewBox", viewBox), ("preserveAspectRatio", "none")],
                content: drawing.svgElements(
                    idPrefix: nextID("drawing") + "-", images: .embedded(mostBytes: Self.mostEmbeddedBytes)))
        case .data(let data) where data.count <= Self.mostEmbeddedBytes:
            let address = "data:\(image.source.mediaType);base64,\(data.base64EncodedString())"
            element("image", box + [("preserveAspectRatio", "none"), ("href", address)])
        case .data, .file:
            placeholder(for: image, in: frame)
        }
    }

    /// Writes a grey box that says what would be visible.
    private mutating func placeholder(for image: ImageContent, in frame: CGRect) {
        element("rect", Self.box(frame) + [("fill", "#d1d1d6")])
        let label = "\(image.source.mediaType) \(image.size.width.decimalText()) × \(image.size.height.decimalText())"
        element(
            "text",
            [
                ("x", frame.midX.decimalText()), ("y", frame.midY.decimalText()), ("font-size", "10"),
                ("text-anchor", "middle"), ("fill", "#48484a"),
            ], content: label.xmlEscaped)
    }

    /// Writes a filter that keeps a picture's shape and paints it in one colour.
    private mutating func tint(_ color: RGBA, in frame: CGRect) -> String {
        let id = nextID("tint")
        let area = [("filterUnits", "userSpaceOnUse")] + Self.area(frame)
        group("filter", [("id", id), ("color-interpolation-filters", "sRGB")] + area) {
            $0.element("feFlood", Self.paint("flood-color", color, opacity: "flood-opacity"))
            $0.element("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
        }
        return "url(#\(id))"
    }
}
