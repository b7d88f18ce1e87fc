import CoreGraphics
import Foundation
import TextLayout

/// A text with its fonts, colours and paragraphs, for labels and drawings.
struct AttributedText {
    /// The pieces in order.
    private(set) var pieces: [StyledText] = []
    private(set) var looks: [TextLook] = []
    /// The style of the first character's paragraph.
    private(set) var paragraph: NSParagraphStyle?

    init(_ text: String, look: TextLook, paragraph: ParagraphMetrics) {
        pieces = [StyledText(text, font: look.font.text, paragraph: paragraph)]
        looks = [look]
    }

    /// Creates a text from an attributed string.
    ///
    /// - Parameters:
    ///   - text: The attributed string.
    ///   - font: The font for text without one.
    ///   - paragraph: Returns the metrics of a paragraph style; nil stands for text without one.
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

    /// Returns the text with all fonts, and the space between letters, scaled by a factor.
    func scaled(by factor: CGFloat) -> AttributedText {
        var result = self
        for index in pieces.indices {
            result.looks[index].font = looks[index].font.withSize(looks[index].font.pointSize * factor)
            result.pieces[index].font = result.looks[index].font.text
            result.pieces[index].letterSpacing *= factor
        }
        return result
    }

    /// Returns the text with letters closer together, so that it fits on a line of that width, or nil if it needs more
    /// than a twentieth of the width.
    func tightened(toFit width: CGFloat) -> AttributedText? {
        let needed = MeasuredText(pieces).size(breakMode: .byClipping).width
        let count = pieces.reduce(0) { $0 + $1.text.count }
        guard needed > width, needed <= width * 1.05, count > 0 else { return nil }
        var result = self
        for index in pieces.indices { result.pieces[index].letterSpacing -= (needed - width) / CGFloat(count) }
        return result
    }

    /// Returns the text in one colour.
    func colored(_ color: UIColor) -> AttributedText {
        var result = self
        for index in looks.indices { result.looks[index].color = color }
        return result
    }

    /// Returns the text scaled to the largest size at which it fits on one line of that width, but at least `least`
    /// times its own size.
    ///
    /// Letters of other sizes have other proportions, so this tries sizes. Each try is within a few per cent.
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
