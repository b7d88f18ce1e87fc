import Foundation

// What text can be given. Numbers may be `NSNumber`s or Swift's own.
extension NSAttributedString.Key {
    /// A ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A ``UIColor``, painted behind the text from the top of its line to the bottom.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An ``NSParagraphStyle``; that of a paragraph's first character holds for all of the paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// How far above the line's baseline text stands, in points; a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Added behind every character, in points; a number. With 0 pairs such as "AV" are not kerned, either.
    ///
    /// - Behaviour: documented.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Added behind every character, in points, beside the font's own kerning; a number. It counts instead of ``kern``.
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A ``UIColor``; without one an underline has the color of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A ``UIColor``; without one the line has the color of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

extension NSAttributedString.Key {
    @available(*, unavailable, message: "Text is drawn without ligatures. See Documentation/Coverage.md.")
    public static var ligature: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Letters are not drawn as outlines yet. See Documentation/Coverage.md.")
    public static var strokeWidth: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Letters are not drawn as outlines yet. See Documentation/Coverage.md.")
    public static var strokeColor: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Text has no shadow of its own yet; the layer of its label can have one.")
    public static var shadow: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Text holds no pictures yet. See Documentation/Coverage.md.")
    public static var attachment: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Links in text are not built yet. See Documentation/Coverage.md.")
    public static var link: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Letters are not slanted by an amount yet; use an italic font.")
    public static var obliqueness: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Set baseWritingDirection of the paragraph style.")
    public static var writingDirection: NSAttributedString.Key { .font }
}
