import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// Shows text that cannot be edited, on one line or several, centred between top and bottom.
@preconcurrency @MainActor open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var text: String? {
        didSet { if text != oldValue { textDidChange() } }
    }

    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { textDidChange() }
    }

    open var textColor: UIColor! = .label {
        didSet { setNeedsLayout() }
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
        let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : .infinity
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }

    override var spokenText: String? { accessibilityLabel ?? text }

    override var descriptionDetails: [String] { text.map { ["text \"\($0)\""] } ?? [] }

    private func textDidChange() {
        setNeedsLayout()
        if isAccessibilityElement { updateAccessibility() }
        var ancestor: UIView? = self
        while let view = ancestor {
            (view as? UICollectionViewCell)?.updateAccessibility()
            ancestor = view.superview
        }
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let grid = PixelGrid(scale: traitCollection.displayScale)
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    private func layout(width: CGFloat, lines: Int) -> TextLayout {
        TextLayout(
            text ?? "", font: font.text, maximumWidth: width, maximumLineCount: lines,
            breakMode: lineBreakMode.value, alignment: textAlignment.value)
    }

    /// As many lines as the label allows and has room for.
    private var content: TextContent {
        // A label may be of any height; there is no text of more lines than this.
        let room = max(Int(min((bounds.height + 0.5) / font.lineHeight, 1e6)), 1)
        let lines = numberOfLines == 0 ? room : min(numberOfLines, room)
        let layout = layout(width: bounds.width, lines: lines)
        let top = (bounds.height - layout.size.height) / 2
        let grid = PixelGrid(scale: traitCollection.displayScale)
        let color = currentColor.resolved(with: traitCollection).rgba
        return TextContent(
            lines: layout.lines.map { line in
                TextLine(
                    origin: CGPoint(x: line.x, y: grid.rounded(top + line.baseline)),
                    runs: [TextRun(text: line.text, font: font.face, color: color, width: line.width)])
            })
    }

    private var currentColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? textColor : .tertiaryLabel
    }
}
