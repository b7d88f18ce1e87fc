import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// A view with text that can't be edited, on one line or several, centred vertically.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        drawsNothing(ifOfClass: UILabel.self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        drawsNothing(ifOfClass: UILabel.self)
        readLabelNib(coder)
    }

    /// The text; nil, the default, for none.
    @exclusivity(unchecked) open var text: String? {
        didSet {
            let hadAttributes = storedAttributedText != nil
            storedAttributedText = nil
            if hadAttributes || text != oldValue { textDidChange() }
        }
    }

    /// The text with fonts and colours of its own. Where it has none, those of the label apply.
    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            text = newValue?.string
            storedAttributedText = newValue.map(NSAttributedString.init(attributedString:))
            textDidChange()
        }
    }
    @exclusivity(unchecked) private var storedAttributedText: NSAttributedString?

    /// The font of text without a font of its own. nil sets it to the default, the system's at 17 points.
    @exclusivity(unchecked) open var font: UIFont! = UILabel.standardFont {
        didSet {
            if font == nil { font = Self.standardFont }
            textDidChange()
        }
    }

    private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// Whether text on one line shrinks until it fits. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsLayout() }
    }

    /// The least scale of shrunk text, as a part of the font's size. 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Where shrunk text is: by default on the baseline of the unshrunk text.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsLayout() }
    }

    /// Whether letters move closer together, by up to a twentieth of the line, before text is cut off. False by
    /// default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { setNeedsLayout() }
    }

    /// The colour of the shadow below the text, at a distance of ``shadowOffset``, without a blur. nil, the default,
    /// for none.
    @exclusivity(unchecked) open var shadowColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// The offset of the shadow in points, to the right and down. One point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsLayout() }
    }

    /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0, the default, stands for the label's own.
    @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text's colour. nil sets it to the default, `.label`.
    @exclusivity(unchecked) open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            setNeedsLayout()
        }
    }

    /// The colour that replaces `textColor` while ``isHighlighted``, as in a selected cell.
    @exclusivity(unchecked) open var highlightedTextColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// Whether the text has ``highlightedTextColor``. False by default.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsLayout() } }
    }

    /// Whether the text has its own colour, and not grey. True by default.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsLayout() } }
    }

    /// How lines are aligned. By default, with the direction of the text.
    @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural {
        didSet { textDirectionDidChange() }
    }

    /// How text that doesn't fit is broken or cut off. By default, its end becomes "…".
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { textDidChange() }
    }

    /// The greatest number of lines; 0 stands for as many as there is room for. 1 by default.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet { textDidChange() }
    }

    /// Returns the size that fits the text best.
    ///
    /// - Behaviour: documented: labels return the result of ``textRect(forBounds:limitedToNumberOfLines:)``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude)
    }

    open override var intrinsicContentSize: CGSize {
        let own = constrainedWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width)
        return textSize(width: numberOfLines != 1 && own > 0 ? own : .greatestFiniteMagnitude)
    }

    // MARK: Constraints

    /// While constraints measure the label, the width that they give it; `.infinity` for the natural width.
    private var constrainedWidth: CGFloat?

    override var isContentHeightByWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func contentSize(inWidth width: CGFloat?) -> CGSize {
        constrainedWidth = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width ?? .greatestFiniteMagnitude
        defer { constrainedWidth = nil }
        return intrinsicContentSize
    }

    /// Returns the baselines. Text is in the middle of a label that is higher than it.
    override func baselines(of content: MeasuredContent?) -> Baselines? {
        let width = content == nil ? (bounds.width > 0 ? bounds.width : nil) : content?.width
        let height = content?.height ?? contentSize(inWidth: width).height
        let grid = PixelGrid(scale: pixelScale)
        var (ascender, descender) = (font.text.ascender, font.lineHeight - font.text.ascender)
        if storedAttributedText != nil {
            // The lines may have other fonts than the label.
            let layout = TextLayout(
                preparedText().measured, maximumWidth: width ?? .infinity, maximumLineCount: numberOfLines,
                breakMode: breakMode)
            ascender = layout.lines.first?.baseline ?? ascender
            descender = layout.lines.last.map { layout.size.height - $0.baseline } ?? descender
        }
        return Baselines(
            origin: .middle, first: grid.rounded(ascender) - height / 2, last: height / 2 - grid.roundedUp(descender))
    }

    override var fontForConstraints: UIFont? { font }

    /// Returns the text's rectangle in `bounds` for a number of lines. Override it to keep space around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = naturalSize(width: bounds.width, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(bounds.height - size.height, 0) / 2,
            width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Shows the text in `rect`, centred vertically. Override it to keep space around the text, and call `super` with a
    /// smaller rectangle.
    open func drawText(in rect: CGRect) {
        guard let text, !text.isEmpty else { return show(nil) }
        if let line = line(in: rect) { return show(.text(TextContent(lines: [line]))) }
        let (attributed, layout) = laidOutText(in: rect)
        let traits = traitCollection
        let place = AttributedText.Place(
            offset: CGPoint(x: rect.minX, y: top(of: attributed, layout, in: rect)),
            grid: PixelGrid(scale: traits.displayScale), color: currentColor, traits: traits)
        guard attributed.isDecorated || shadowColor != nil else {
            return show(.text(TextContent(lines: attributed.lines(layout, at: place))))
        }
        let commands = shadow(of: attributed, layout, at: place) + attributed.commands(layout, at: place)
        show(.drawing(DrawingContent(VectorDrawing(size: bounds.size, commands: commands), extent: .unlimited)))
    }

    open override func layoutSubviews() {
        if constraintsIfMade != nil { super.layoutSubviews() }
        drawText(in: bounds)
    }

    private func show(_ content: LayerContent?) { layer.content = content }

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

    override func cellHighlightDidChange(to isHighlighted: Bool) {
        self.isHighlighted = isHighlighted
        super.cellHighlightDidChange(to: isHighlighted)
    }

    override func layoutDirectionDidChange() { textDirectionDidChange() }

    override var ownSpokenText: String? { accessibilityLabel ?? text }

    override var descriptionDetails: [String] { text.map { ["text \"\($0)\""] } ?? [] }

    private func textDidChange() {
        prepared = nil
        broken = nil
        sizes = LabelSizes()
        plainLine = nil
        if rareStateIfMade != nil { contentSizeForConstraintsChanged() }
        setNeedsLayout()
        if isAccessibilityElement { updateAccessibility() }
        var ancestor = superviewStorage
        while let view = ancestor {
            if view.isReadAsOne { view.updateAccessibility() }
            ancestor = view.superviewStorage
        }
    }

    private func textDirectionDidChange() {
        prepared = nil
        broken = nil
        setNeedsLayout()
    }

    // MARK: Measuring

    /// The measured characters, until the text changes.
    @exclusivity(unchecked) private var prepared: (attributed: AttributedText, measured: MeasuredText)?
    /// The lines that were broken last.
    @exclusivity(unchecked) private var broken: BrokenText?
    @exclusivity(unchecked) private var sizes = LabelSizes()
    /// nil before it is computed; an inner nil for text with attributes.
    @exclusivity(unchecked) private var plainLine: PlainLine??

    private func textSize(width: CGFloat) -> CGSize {
        let box = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        let size = textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
        let grid = PixelGrid(scale: pixelScale)
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    private func naturalSize(width: CGFloat, lines: Int) -> CGSize {
        if let known = sizes[width, lines] { return known }
        let size =
            plainSize(width: width)
            ?? brokenText(BrokenText.Limits(width: width, lineCount: lines, breakMode: breakMode)).size
        sizes[width, lines] = size
        return size
    }

    /// Returns the size of text without attributes that fits on one line: the fast path for most labels.
    private func plainSize(width: CGFloat) -> CGSize? {
        guard storedAttributedText == nil, let text, !text.isEmpty else { return nil }
        if plainLine == nil { plainLine = .some(font.text.plainLine(text)) }
        return plainLine??.size(fitting: width)
    }

    private func preparedText() -> (attributed: AttributedText, measured: MeasuredText) {
        if let prepared { return prepared }
        let attributed = attributed
        let made = (attributed, MeasuredText(attributed.pieces))
        prepared = made
        return made
    }

    /// Text is often drawn in the same lines in which it was measured, so these are kept.
    private func brokenText(_ limits: BrokenText.Limits) -> BrokenText {
        if let broken, broken.keeps(to: limits) { return broken }
        let made = BrokenText(preparedText().measured, limits)
        broken = made
        return made
    }

    private var attributed: AttributedText {
        let direction = effectiveUserInterfaceLayoutDirection
        var own = ParagraphValues()
        own.alignment = textAlignment
        let paragraph = own.metrics(in: direction)
        guard let storedAttributedText else {
            return AttributedText(text ?? "", look: TextLook(font: font), paragraph: paragraph)
        }
        return AttributedText(storedAttributedText, font: font) { $0?.values.metrics(in: direction) ?? paragraph }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    private var breakMode: LineBreakMode {
        (preparedText().attributed.paragraph?.lineBreakMode ?? lineBreakMode).value
    }

    // MARK: Showing

    /// Returns the text in as many lines as the label allows and has room for.
    private func laidOutText(in rect: CGRect) -> (AttributedText, TextLayout) {
        let natural = preparedText().attributed
        let isTight = adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation
        let needsFitting =
            numberOfLines == 1 && isTight && rect.width > 0
            && naturalSize(width: .greatestFiniteMagnitude, lines: 1).width > rect.width
        let attributed = needsFitting ? fitting(natural, in: rect.width) : natural
        let lineHeight = attributed.pieces.map(\.font.lineHeight).max() ?? font.lineHeight
        // A label may have any height, but no text has more lines than this.
        let room = max(Int(min((rect.height + 0.5) / lineHeight, 1e6)), 1)
        let limits = BrokenText.Limits(
            width: rect.width, lineCount: numberOfLines == 0 ? room : min(numberOfLines, room), breakMode: breakMode)
        let broken = needsFitting ? BrokenText(MeasuredText(attributed.pieces), limits) : brokenText(limits)
        return (attributed, TextLayout(broken))
    }

    /// Returns the text with letters closer together if that is enough, otherwise smaller.
    private func fitting(_ text: AttributedText, in width: CGFloat) -> AttributedText {
        let least = min(max(minimumScaleFactor, 0.01), 1)
        let tightened = allowsDefaultTighteningForTruncation ? text.tightened(toFit: width) : nil
        return tightened ?? (adjustsFontSizeToFitWidth ? text.scaled(toFit: width, atLeast: least) : text)
    }

    private func top(of text: AttributedText, _ layout: TextLayout, in rect: CGRect) -> CGFloat {
        let centered = rect.minY + (rect.height - layout.size.height) / 2
        let (natural, shown) = (preparedText().attributed.pieces[0].font, text.pieces[0].font)
        guard natural.size != shown.size else { return centered }
        return switch baselineAdjustment {
        case .alignCenters: centered
        case .none: rect.minY
        case .alignBaselines:
            rect.minY + (rect.height - natural.lineHeight) / 2 + natural.ascender - shown.ascender
        }
    }

    private func shadow(
        of text: AttributedText, _ layout: TextLayout, at place: AttributedText.Place
    ) -> [DrawingCommand] {
        guard let shadowColor else { return [] }
        var place = place
        place.color = shadowColor
        place.offset.x += shadowOffset.width
        place.offset.y += shadowOffset.height
        return text.colored(shadowColor).lines(layout, at: place).map(DrawingCommand.text)
    }

    /// Returns the line of text without attributes that fits on one.
    private func line(in rect: CGRect) -> TextLine? {
        guard shadowColor == nil, let size = plainSize(width: rect.width), let text, text.last?.isWhitespace == false
        else {
            return nil
        }
        let traits = traitCollection
        let baseline = rect.minY + (rect.height - size.height) / 2 + font.text.ascender
        let share = textAlignment.value(effectiveUserInterfaceLayoutDirection).leadingShare
        let run = TextRun(
            text: text, font: font.face, color: currentColor.resolved(with: traits).rgba, width: size.width)
        return TextLine(
            origin: CGPoint(
                x: rect.minX + (rect.width - size.width) * CGFloat(share),
                y: PixelGrid(scale: traits.displayScale).rounded(baseline)), runs: [run])
    }

    private var currentColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? textColor : .tertiaryLabel
    }
}

/// Where text is that shrank to fit its label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the unshrunk text.
    case alignBaselines = 0
    /// In the middle between top and bottom.
    case alignCenters = 1
    /// At the top.
    case none = 2
}
