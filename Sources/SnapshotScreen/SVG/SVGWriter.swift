import CoreGraphics
import RenderTree

/// Writes lines of SVG. Ids are numbered in the order of the document.
struct SVGWriter {
    typealias Attributes = [(String, String)]

    private var lines: [String] = []
    private var depth = 0
    private var counts: [String: Int] = [:]

    var text: String { lines.joined(separator: "\n") + "\n" }

    mutating func element(_ name: String, _ attributes: Attributes, content: String? = nil) {
        line(content.map { "<\(name)\(Self.text(attributes))>\($0)</\(name)>" } ?? "<\(name)\(Self.text(attributes))/>")
    }

    /// Writes an element around others.
    mutating func group(_ name: String, _ attributes: Attributes, _ body: (inout SVGWriter) -> Void) {
        line("<\(name)\(Self.text(attributes))>")
        depth += 1
        body(&self)
        depth -= 1
        line("</\(name)>")
    }

    /// Writes a group, unless nothing distinguishes it or nothing is in it. Then it also leaves out what the attributes
    /// refer to.
    mutating func optionalGroup(
        _ attributes: (inout SVGWriter) -> Attributes, around body: (inout SVGWriter) -> Void
    ) {
        let (countBefore, idsBefore) = (lines.count, counts)
        let attributes = attributes(&self)
        guard !attributes.isEmpty else { return body(&self) }
        let start = lines.count
        group("g", attributes, body)
        if lines.count == start + 2 {
            lines.removeSubrange(countBefore...)
            counts = idsBefore
        }
    }

    mutating func nextID(_ prefix: String) -> String {
        let number = counts[prefix, default: 0] + 1
        counts[prefix] = number
        return prefix + String(number)
    }

    /// Writes the commands of a drawing, all on one line.
    mutating func line(of commands: [DrawingCommand], idPrefix: String) {
        let elements = VectorDrawing(size: .zero, commands: commands).svgElements(
            idPrefix: idPrefix, images: .embedded(mostBytes: Self.mostEmbeddedBytes))
        if !elements.isEmpty { line(elements) }
    }

    private mutating func line(_ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private static func text(_ attributes: Attributes) -> String {
        attributes.map { #" \#($0)="\#($1.xmlEscaped)""# }.joined()
    }
}
