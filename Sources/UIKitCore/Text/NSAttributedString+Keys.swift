import Foundation

// The attributes of text. Numbers may be `NSNumber`s or Swift's own.
extension NSAttributedString.Key {
    /// The font, a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The text's colour, a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background colour, a ``UIColor``, from the top of the line to its bottom.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The paragraph style, an ``NSParagraphStyle``. That of a paragraph's first character applies to the whole
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The distance of the text above the line's baseline, in points; a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The space added after every character, in points; a number. 0 also switches off the font's own kerning of pairs
    /// such as "AV".
    ///
    /// - Behaviour: documented.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space added after every character, in points, in addition to the font's own kerning; a number. It overrides
    /// ``kern``.
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
    /// The underline, the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The underline's colour, a ``UIColor``. Without it, the underline has the text's colour.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough, the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The strikethrough's colour, a ``UIColor``. Without it, the line has the text's colour.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

extension NSAttributedString.Key {
    @available(*, unavailable, message: "Text is drawn without ligatures. See Documentation/Coverage.md.")
    public static var ligature: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Outlined text is not built yet. See Documentation/Coverage.md.")
    public static var strokeWidth: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Outlined text is not built yet. See Documentation/Coverage.md.")
    public static var strokeColor: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Text can't have a shadow yet; set the shadow of the label's layer.")
    public static var shadow: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Text can't contain images yet. See Documentation/Coverage.md.")
    public static var attachment: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Links in text are not built yet. See Documentation/Coverage.md.")
    public static var link: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "The slant of text can't be set yet; use an italic font.")
    public static var obliqueness: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Set baseWritingDirection of the paragraph style.")
    public static var writingDirection: NSAttributedString.Key { .font }
}
