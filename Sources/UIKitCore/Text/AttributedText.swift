import CoreGraphics
import Foundation
import TextLayout

/// A text with its fonts, colors and paragraphs, as labels and drawings lay it out.
struct AttributedText {
    /// One behind the other.
    private(set) var pieces: [StyledText] = []
    private(set) var looks: [TextLook] = []
    /// That of the first character.
    private(set) var paragraph: NSParagraphStyle?

    init(_ text: String, look: TextLook, paragraph: ParagraphMetrics) {
        pieces = [StyledText(text, font: look.font.text, paragraph: paragraph)]
        looks = [look]
    }

    /// - Parameters:
    ///   - font: where the text says nothing.
    ///   - paragraph: what a paragraph is like whose style says nothing; nil for one without a style.
    init(_ text: NSAttributedString, font: UIFont, paragraph: (NSParagraphStyle?) -> ParagraphMetrics) {
        let whole = NSRange(location: 0, length: text.length)
        let string = text.string as NSString
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            if range.location == 0 { self.paragraph = style }
            append(string.substring(with: range), TextLook(attributes, font: font), attributes, paragraph(style))
        }
        if pieces.isEmpty { append("", TextLook(font: font), [:], paragraph(nil)) }
    }

    private mutating func append(
        _ text: String, _ look: TextLook, _ attributes: [NSAttributedString.Key: Any], _ paragraph: ParagraphMetrics
    ) {
        let kern = NSAttributedString.number(attributes[.kern])
        let tracking = NSAttributedString.number(attributes[.tracking])
        pieces.append(
            StyledText(
                text, font: look.font.text, baselineOffset: NSAttributedString.number(attributes[.baselineOffset]) ?? 0,
                letterSpacing: tracking ?? kern ?? 0, isKerned: tracking != nil || kern != 0, paragraph: paragraph))
        looks.append(look)
    }

    var isDecorated: Bool { looks.contains(where: \.isDecorated) }

    /// All fonts, and the room between letters, smaller by the same factor.
    func scaled(by factor: CGFloat) -> AttributedText {
        var result = self
        for index in pieces.indices {
            result.looks[index].font = looks[index].font.withSize(looks[index].font.pointSize * factor)
            result.pieces[index].font = result.looks[index].font.text
            result.pieces[index].letterSpacing *= factor
        }
        return result
    }

    /// Closer together, so that it fits on a line of that width; nil where that takes more than a twentieth of it.
    func tightened(toFit width: CGFloat) -> AttributedText? {
        let needed = MeasuredText(pieces).size(breakMode: .byClipping).width
        let count = pieces.reduce(0) { $0 + $1.text.count }
        guard needed > width, needed <= width * 1.05, count > 0 else { return nil }
        var result = self
        for index in pieces.indices { result.pieces[index].letterSpacing -= (needed - width) / CGFloat(count) }
        return result
    }

    /// All of it in one color.
    func colored(_ color: UIColor) -> AttributedText {
        var result = self
        for index in looks.indices { result.looks[index].color = color }
        return result
    }

    /// As large as it can be on one line of that width, but no smaller than `least` times its own size.
    ///
    /// Letters of other sizes have other proportions, so this is found by trying: each try is within a few per cent.
    func scaled(toFit width: CGFloat, atLeast least: CGFloat) -> AttributedText {
        var (result, factor) = (self, CGFloat(1))
        for _ in 0..<6 {
            let needed = MeasuredText(result.pieces).size(breakMode: .byClipping).width
            guard needed > width, factor > least else { break }
            factor = max(factor * width / needed * 0.9995, least)
            result = scaled(by: factor)
        }
        return result
    }
}
