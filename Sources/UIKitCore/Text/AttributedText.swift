import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// A text with its fonts and colours, as labels and drawings lay it out.
struct AttributedText {
    /// One behind the other.
    private(set) var pieces: [StyledText] = []
    private var fonts: [UIFont] = []
    private var colors: [UIColor?] = []
    /// That of the first character.
    private(set) var paragraph: NSParagraphStyle?

    init(_ text: String, font: UIFont, color: UIColor?) {
        append(text, font: font, color: color, offset: 0)
    }

    /// - Parameter font: Where the text says nothing.
    init(_ text: NSAttributedString, font: UIFont) {
        let whole = NSRange(location: 0, length: text.length)
        let string = text.string as NSString
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let offset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue ?? 0
            append(
                string.substring(with: range), font: attributes[.font] as? UIFont ?? font,
                color: attributes[.foregroundColor] as? UIColor, offset: offset.isFinite ? CGFloat(offset) : 0)
            if range.location == 0 { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
        }
        if pieces.isEmpty { append("", font: font, color: nil, offset: 0) }
    }

    private mutating func append(_ text: String, font: UIFont, color: UIColor?, offset: CGFloat) {
        pieces.append(StyledText(text, font: font.text, baselineOffset: offset))
        fonts.append(font)
        colors.append(color)
    }

    /// All fonts smaller by the same factor.
    func scaled(by factor: CGFloat) -> AttributedText {
        var result = self
        for index in pieces.indices {
            result.fonts[index] = fonts[index].withSize(fonts[index].pointSize * factor)
            result.pieces[index].font = result.fonts[index].text
        }
        return result
    }

    func layout(
        width: CGFloat, lines: Int, breakMode: LineBreakMode, alignment: TextAlignment
    ) -> TextLayout {
        var metrics = LineMetrics()
        if let paragraph {
            metrics.spacing = paragraph.lineSpacing
            metrics.heightMultiple = paragraph.lineHeightMultiple
            metrics.minimumHeight = paragraph.minimumLineHeight
            metrics.maximumHeight = paragraph.maximumLineHeight
        }
        return TextLayout(
            pieces, maximumWidth: width, maximumLineCount: lines, breakMode: breakMode, alignment: alignment,
            lineMetrics: metrics)
    }

    /// The lines as screens draw them, moved by `offset`. `color` is that of text which says none.
    func drawn(
        _ layout: TextLayout, at offset: CGPoint, grid: PixelGrid, color: UIColor, traits: UITraitCollection
    ) -> [TextLine] {
        let resolved = colors.map { ($0 ?? color).resolved(with: traits).rgba }
        var drawn: [TextLine] = []
        for line in layout.lines {
            var runs = line.runs[...]
            while let first = runs.first {
                // Screens draw one baseline a line, so text that stands higher is a line of its own.
                let height = pieces[first.style].baselineOffset
                let level = runs.prefix { pieces[$0.style].baselineOffset == height }
                runs = runs.dropFirst(level.count)
                let origin = CGPoint(
                    x: offset.x + line.x + first.x, y: grid.rounded(offset.y + line.baseline - height))
                drawn.append(TextLine(origin: origin, runs: placed(level, colors: resolved)))
            }
        }
        return drawn
    }

    private func placed(_ runs: ArraySlice<LaidOutRun>, colors: [RGBA]) -> [TextRun] {
        runs.map { TextRun(text: $0.text, font: fonts[$0.style].face, color: colors[$0.style], width: $0.width) }
    }
}
