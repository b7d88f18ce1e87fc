import UIKit

/// A cell with a number in its middle, or with a text that decides how tall the cell is.
final class FlowCell: UICollectionViewCell {
    private let label = UILabel()
    /// The width that the cell's text has to fit, in points. nil if the cell doesn't size itself.
    private var fittingWidth: CGFloat?
    private static let margin: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        label.textColor = .white
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(number: Int, color: UIColor) {
        fittingWidth = nil
        label.numberOfLines = 1
        label.grow(as: .subheadline, weight: .medium)
        label.textAlignment = .center
        show("\(number)", color)
    }

    func show(text: String, color: UIColor, width: CGFloat) {
        fittingWidth = width
        label.numberOfLines = 0
        label.grow(as: .footnote)
        label.textAlignment = .natural
        show(text, color)
    }

    private func show(_ text: String, _ color: UIColor) {
        label.text = text
        contentView.backgroundColor = color
        accessibilityLabel = text
        setNeedsLayout()
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let fittingWidth else { return layoutAttributes }
        let room = CGSize(width: fittingWidth - 2 * Self.margin, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height.rounded(.up)
        layoutAttributes.size = CGSize(width: fittingWidth, height: height + 2 * Self.margin)
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = fittingWidth == nil ? 0 : Self.margin
        // Not insetBy, which returns the null rectangle, at infinity, if the bounds are too small.
        let (width, height) = (contentView.bounds.width - 2 * margin, contentView.bounds.height - 2 * margin)
        label.frame = CGRect(x: margin, y: margin, width: max(width, 0), height: max(height, 0))
    }
}
