import CoreGraphics
import Foundation

/// What a piece of text looks like.
struct TextLook {
    var font: UIFont
    /// nil is the color of the label.
    var color: UIColor?
    var background: UIColor?
    var underline = Line()
    var strikethrough = Line()

    /// A line below or through the text; without a color of its own it has the text's.
    struct Line {
        var style: NSUnderlineStyle = []
        var color: UIColor?
    }

    var isDecorated: Bool { background != nil || underline.style.hasLine || strikethrough.style.hasLine }
}

extension TextLook {
    /// - Parameter font: where the attributes say nothing.
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
    /// Numbers in attributes are `NSNumber`s on Apple's platforms; here they stay what they were.
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
