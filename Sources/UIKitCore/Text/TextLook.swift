import CoreGraphics
import Foundation

/// The look of a piece of text.
struct TextLook {
    var font: UIFont
    /// The text's colour; nil stands for the label's.
    var color: UIColor?
    var background: UIColor?
    var underline = Line()
    var strikethrough = Line()

    /// A line below or through the text. Without a colour of its own, it has the text's.
    struct Line {
        var style: NSUnderlineStyle = []
        var color: UIColor?
    }

    var isDecorated: Bool { background != nil || underline.style.hasLine || strikethrough.style.hasLine }
}

extension TextLook {
    /// Reads a look from attributes. `font` is used if they contain none.
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
        self.font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor
        background = attributes[.backgroundColor] as? UIColor
        underline = Line(attributes[.underlineStyle], attributes[.underlineColor])
        strikethrough = Line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    }
}

extension TextLook.Line {
    fileprivate init(_ style: Any?, _ color: Any?) {
        self.style = style as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: NSAttributedString.integer(style) ?? 0)
        self.color = color as? UIColor
    }
}

extension NSAttributedString {
    /// Returns a number in attributes. On Apple's platforms it would be an `NSNumber`; here it has its original type.
    static func integer(_ value: Any?) -> Int? { value as? Int ?? (value as? NSNumber)?.intValue }

    static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
