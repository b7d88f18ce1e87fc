import UIKit

/// Text above a ruler that is as wide as the text was measured, with the text's name and its width in points.
final class MeasuredLine: UIView {
    private let name: String?
    private let isBoxed: Bool
    private let label: UILabel
    private let ruler = Ruler()
    private let caption = UILabel()

    private static let captionHeight: CGFloat = 14
    private static let gap: CGFloat = 8

    init(_ specimen: TextSpecimen) {
        name = specimen.name
        isBoxed = specimen.isBoxed
        label = specimen.label
        super.init(frame: .zero)
        caption.font = .systemFont(ofSize: 11)
        caption.textColor = .secondaryLabel
        for view in [ruler, label, caption] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Lines are made in code.") }

    /// Returns the text's measured size on a card of this width, not rounded to pixels.
    private func measured(in width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        let size = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).size
        return isBoxed ? CGSize(width: width, height: size.height) : size
    }

    private func words(_ text: CGSize) -> String {
        let name = name ?? "\(Int(label.font.pointSize)) points"
        return name + String(format: ":  %.1f", text.width)
    }

    /// Whether the caption fits beside the ruler's marks. Otherwise it's below them.
    private func isCaptionBeside(_ text: CGSize, in width: CGFloat) -> Bool {
        text.width + Self.gap + caption.intrinsicContentSize.width <= width
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = measured(in: size.width)
        caption.text = words(text)
        let below = isCaptionBeside(text, in: size.width) ? 0 : Self.captionHeight
        return CGSize(width: size.width, height: text.height.rounded(.up) + Ruler.marksHeight + below)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let text = measured(in: bounds.width)
        let height = text.height.rounded(.up)
        caption.text = words(text)
        label.frame = placed(CGRect(x: 0, y: 0, width: text.width, height: height))
        ruler.frame = placed(CGRect(x: 0, y: 0, width: text.width, height: height + Ruler.marksHeight))
        // Beside the text, the caption is on about the same baseline.
        let isBeside = isCaptionBeside(text, in: bounds.width)
        let start = isBeside ? text.width + Self.gap : 0
        let top = isBeside ? height - Self.captionHeight - 2 : height + Ruler.marksHeight
        caption.textAlignment = isBeside == isRightToLeft ? .left : .right
        caption.frame = placed(
            CGRect(x: start, y: top, width: bounds.width - start, height: Self.captionHeight))
    }
}
