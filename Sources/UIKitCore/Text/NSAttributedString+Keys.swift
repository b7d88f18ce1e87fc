import Foundation

extension NSAttributedString.Key {
    /// A ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// An ``NSParagraphStyle``; that of the first character holds for all of the text.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// How far above the line's baseline text stands, in points; an `NSNumber`.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

    @available(*, unavailable, message: "Text has no background of its own yet. See Documentation/Coverage.md.")
    public static var backgroundColor: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Letters are put side by side without kerning. See Documentation/Coverage.md.")
    public static var kern: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Text is not underlined yet. See Documentation/Coverage.md.")
    public static var underlineStyle: NSAttributedString.Key { .font }

    @available(*, unavailable, message: "Text is not struck through yet. See Documentation/Coverage.md.")
    public static var strikethroughStyle: NSAttributedString.Key { .font }
}
