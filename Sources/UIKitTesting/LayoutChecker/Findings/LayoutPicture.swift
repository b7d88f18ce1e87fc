import CoreGraphics
import RenderTree

/// Frames as an SVG file: returned frames filled in blue, expected frames outlined in red, the requested rectangle
/// dashed.
struct LayoutPicture {
    let boxes: LayoutViolation.Picture

    init(_ boxes: LayoutViolation.Picture) { self.boxes = boxes }

    /// The text of the SVG file; nil if there is nothing to see.
    var svg: String? {
        let got = boxes.got.filter { $0.frame.isFinite }
        let expected = boxes.expected.filter { $0.frame.isFinite }
        let others = [boxes.asked, boxes.content, boxes.bounds].compactMap(\.self).filter(\.isFinite)
        guard let first = (got.map(\.frame) + expected.map(\.frame)).first else { return nil }
        let all = (got.map(\.frame) + expected.map(\.frame) + others).reduce(first) { $0.union($1) }
            .insetBy(dx: -8, dy: -8)
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(Self.numbers(all))" width="\(all.width.decimalText())" \
            height="\(all.height.decimalText())" font-family="sans-serif" font-size="10">
            """,
            "<rect \(Self.box(all)) fill=\"#fff\"/>",
        ]
        if let content = boxes.content { lines.append("<rect \(Self.box(content)) fill=\"#eee\"/>") }
        if let bounds = boxes.bounds { lines.append("<rect \(Self.box(bounds)) fill=\"none\" stroke=\"#999\"/>") }
        for box in got {
            lines.append("<rect \(Self.box(box.frame)) fill=\"#36c\" fill-opacity=\".25\" stroke=\"#36c\"/>")
            lines.append(Self.label(box.name, box.frame, "#36c", line: 1))
        }
        for box in expected {
            lines.append("<rect \(Self.box(box.frame)) fill=\"none\" stroke=\"#c22\" stroke-width=\"2\"/>")
            lines.append(Self.label(box.name, box.frame, "#c22", line: 2))
        }
        if let asked = boxes.asked {
            lines.append("<rect \(Self.box(asked)) fill=\"none\" stroke=\"#000\" stroke-dasharray=\"4 3\"/>")
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func numbers(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { $0.decimalText() }.joined(separator: " ")
    }

    private static func box(_ rect: CGRect) -> String {
        """
        x="\(rect.minX.decimalText())" y="\(rect.minY.decimalText())" width="\(max(rect.width, 0).decimalText())" \
        height="\(max(rect.height, 0).decimalText())"
        """
    }

    private static func label(_ text: String, _ frame: CGRect, _ color: String, line: CGFloat) -> String {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return """
            <text x="\((frame.minX + 3).decimalText())" y="\((frame.minY + 11 * line).decimalText())" fill="\(color)">\
            \(escaped)</text>
            """
    }
}
