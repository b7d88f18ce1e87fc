import UIKit

/// A control with two labels: its title, and below that its value.
final class SpecimenRow: UIView {
    private let caption = UILabel()
    private let value = UILabel()
    private let specimen: UIView
    /// Whether the control is as wide as the row and below the labels.
    private let isWide: Bool

    private var wordsHeight: CGFloat { traitCollection.grown(20) }

    init(_ title: String, _ specimen: UIView, isWide: Bool = false) {
        self.specimen = specimen
        self.isWide = isWide
        super.init(frame: .zero)
        caption.text = title
        caption.grow(as: .subheadline)
        value.grow(as: .footnote)
        value.textColor = .secondaryLabel
        for label in [caption, value] {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
        }
        // Screen readers get the value from the control. Tests read it here.
        value.accessibilityIdentifier = "\(title) value"
        if specimen.accessibilityLabel == nil { specimen.accessibilityLabel = title }
        for view in [caption, value, specimen] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// The control's value as text.
    var text: String? {
        get { value.text }
        set { value.text = newValue }
    }

    var height: CGFloat {
        isWide ? 68 + wordsHeight : max(20 + 2 * wordsHeight, specimen.intrinsicContentSize.height + 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        // A switch's size that fits is wider than its intrinsic content size.
        let size = isWide ? specimen.intrinsicContentSize : specimen.sizeThatFits(bounds.size)
        let wanted = isWide ? bounds.width : min(size.width, bounds.width)
        let wordsWidth = isWide ? bounds.width : max(bounds.width - wanted - 12, 0)
        let top = isWide ? 4 : (bounds.height - 2 * wordsHeight) / 2
        caption.frame = placed(
            CGRect(x: 0, y: top, width: isWide ? wordsWidth * 0.7 : wordsWidth, height: wordsHeight))
        value.frame = placed(
            isWide
                ? CGRect(x: wordsWidth * 0.7, y: top, width: wordsWidth * 0.3, height: wordsHeight)
                : CGRect(x: 0, y: top + wordsHeight, width: wordsWidth, height: wordsHeight))
        value.textAlignment = isWide ? (isRightToLeft ? .left : .right) : .natural
        let y = isWide ? top + wordsHeight + 4 + (52 - size.height) / 2 : (bounds.height - size.height) / 2
        specimen.frame = placed(
            CGRect(x: isWide ? 0 : bounds.width - wanted, y: y, width: wanted, height: size.height))
    }
}
