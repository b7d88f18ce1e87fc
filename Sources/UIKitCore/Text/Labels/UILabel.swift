import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// Shows text that cannot be edited, on one line or several, centred between top and bottom.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        drawsNothing(ifOfClass: UILabel.self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        drawsNothing(ifOfClass: UILabel.self)
    }

    open var text: String? {
        didSet {
            let hadAttributes = storedAttributedText != nil
            storedAttributedText = nil
            if hadAttributes || text != oldValue { textDidChange() }
        }
    }

    /// Text with fonts and colours of its own; where it says none it has those of the label.
    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            text = newValue?.string
            storedAttributedText = newValue.map(NSAttributedString.init(attributedString:))
            textDidChange()
        }
    }
    private var storedAttributedText: NSAttributedString?

    /// Of all text that has none of its own. nil brings back the default, the system's at 17 points.
    open var font: UIFont! = UILabel.standardFont {
        didSet {
            if font == nil { font = Self.standardFont }
            textDidChange()
        }
    }

    private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// Whether text on one line gets smaller until it fits. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsLayout() }
    }

    /// How small it may get: a fraction of the font's size. 0, the default, is as small as it must.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0, the default, is the label's own.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// nil brings back the default, `.label`.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            setNeedsLayout()
        }
    }

    /// Instead of `textColor` while ``isHighlighted``, as in a selected cell.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsLayout() } }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsLayout() } }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { setNeedsLayout() }
    }

    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { textDidChange() }
    }

    /// 0 is as many as there is room for. 1 by default.
    open var numberOfLines = 1 {
        didSet { textDidChange() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
        return roundedUp(layout(width: width, lines: numberOfLines).size)
    }

    open override var intrinsicContentSize: CGSize {
        let own = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        let width = numberOfLines != 1 && own > 0 ? own : .infinity
        return roundedUp(layout(width: width, lines: numberOfLines).size)
    }

    /// Where the text goes in `bounds`, given the number of lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = layout(width: bounds.width, lines: numberOfLines).size
        return CGRect(
            x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2,
            width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    open override func layoutSubviews() {
        layer.content = text?.isEmpty == false ? .text(content) : nil
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsLayout()
        let category = traitCollection.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != category {
            adjustFont()
        }
    }

    private func adjustFont() {
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted != font { font = adjusted }
    }

    override func layoutDirectionDidChange() { setNeedsLayout() }

    override var spokenText: String? { accessibilityLabel ?? text }

    override var descriptionDetails: [String] { text.map { ["text \"\($0)\""] } ?? [] }

    private func textDidChange() {
        setNeedsLayout()
        if isAccessibilityElement { updateAccessibility() }
        var ancestor = superviewStorage
        while let view = ancestor {
            if view.isReadAsOne { view.updateAccessibility() }
            ancestor = view.superviewStorage
        }
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let grid = PixelGrid(scale: traitCollection.displayScale)
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    private func layout(width: CGFloat, lines: Int) -> TextLayout {
        attributed.layout(width: width, lines: lines, breakMode: breakMode, alignment: alignment)
    }

    private var attributed: AttributedText {
        storedAttributedText.map { AttributedText($0, font: font) }
            ?? AttributedText(text ?? "", font: font, color: nil)
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    private var paragraph: NSParagraphStyle? {
        guard let storedAttributedText, storedAttributedText.length > 0 else { return nil }
        return storedAttributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    private var breakMode: LineBreakMode { (paragraph?.lineBreakMode ?? lineBreakMode).value }

    private var alignment: TextAlignment {
        (paragraph?.alignment ?? textAlignment).value(effectiveUserInterfaceLayoutDirection)
    }

    /// As many lines as the label allows and has room for.
    private var content: TextContent {
        let attributed = fitting(attributed)
        let lineHeight = attributed.pieces.map(\.font.lineHeight).max() ?? font.lineHeight
        // A label may be of any height; there is no text of more lines than this.
        let room = max(Int(min((bounds.height + 0.5) / lineHeight, 1e6)), 1)
        let lines = numberOfLines == 0 ? room : min(numberOfLines, room)
        let layout = attributed.layout(
            width: bounds.width, lines: lines, breakMode: breakMode, alignment: alignment)
        let top = (bounds.height - layout.size.height) / 2
        let traits = traitCollection
        return TextContent(
            lines: attributed.drawn(
                layout, at: CGPoint(x: 0, y: top), grid: PixelGrid(scale: traits.displayScale), color: currentColor,
                traits: traits))
    }

    /// Smaller, when it is to fit the width and does not.
    private func fitting(_ text: AttributedText) -> AttributedText {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return text }
        let width = text.layout(width: .infinity, lines: 1, breakMode: .byClipping, alignment: .left).size.width
        guard width > bounds.width else { return text }
        let factor = max(bounds.width / width, min(max(minimumScaleFactor, 0.01), 1))
        return text.scaled(by: factor)
    }

    private var currentColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? textColor : .tertiaryLabel
    }
}
