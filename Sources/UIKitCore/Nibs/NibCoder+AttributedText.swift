import CoreGraphics
import Foundation
import NibReader

// Reads text whose parts have different attributes.
@MainActor extension NibCoder {
    /// Reads an `<attributedString>`: fragments with attributes.
    func attributedText(_ key: XMLName) -> NSAttributedString? {
        guard let text = coder(for: key), text.element.name == "attributedString" else { return nil }
        let joined = NSMutableAttributedString(string: "")
        for fragment in text.coders(named: "fragment") {
            let attributes = fragment.coders(named: "attributes").first?.textAttributes ?? [:]
            joined.append(NSAttributedString(string: fragment.text("content") ?? "", attributes: attributes))
        }
        return joined
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = color("NSColor") { attributes[.foregroundColor] = color }
        if let color = color("NSBackgroundColor") { attributes[.backgroundColor] = color }
        if let font = coder(for: "NSFont")?.fragmentFont { attributes[.font] = font }
        if let style = coder(for: "NSParagraphStyle")?.paragraphStyle { attributes[.paragraphStyle] = style }
        if let kern = child(for: "NSKern")?.number("value") { attributes[.kern] = kern }
        if let line = child(for: "NSUnderline")?.number("value") { attributes[.underlineStyle] = Int(exactly: line) }
        if let line = child(for: "NSStrikethrough")?.number("value") {
            attributes[.strikethroughStyle] = Int(exactly: line)
        }
        return attributes
    }

    /// Reads a `<font>`, which names a font of the Mac, or a system font by its role.
    private var fragmentFont: UIFont? {
        let size = number("size") ?? UIFont.systemFontSize
        let role = string("metaFont")
        guard let name = string("name") else {
            return role == "systemBold" ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = alignment { style.alignment = alignment }
        if let mode = breakMode { style.lineBreakMode = mode }
        if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
        if let multiple = number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
        if let height = number("minimumLineHeight") { style.minimumLineHeight = height }
        if let height = number("maximumLineHeight") { style.maximumLineHeight = height }
        if let spacing = number("paragraphSpacing") { style.paragraphSpacing = spacing }
        if let indent = number("headIndent") { style.headIndent = indent }
        if let indent = number("tailIndent") { style.tailIndent = indent }
        if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
        if let direction = writingDirection { style.baseWritingDirection = direction }
        // These attributes have no effect here: Text.md lists those that do.
        leaveOut(attributes: [
            "tighteningFactorForTruncation", "defaultTabInterval", "allowsDefaultTighteningForTruncation",
        ])
        return style
    }

    // MARK: Values

    private var alignment: NSTextAlignment? {
        choice(
            "alignment",
            ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
    }

    private var breakMode: NSLineBreakMode? {
        choice(
            "lineBreakMode",
            [
                "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
                "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
                "truncatingMiddle": .byTruncatingMiddle,
            ])
    }

    private var writingDirection: NSWritingDirection? {
        choice(
            "baseWritingDirection",
            ["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
    }
}
