import UIKit

/// A row of the list: a small picture, its name, and the row's number.
final class PostCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let line = UIView()

    static let height: CGFloat = 76
    private static let margin: CGFloat = 16
    private static let side: CGFloat = 56

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        title.grow(as: .body, weight: .medium)
        subtitle.grow(as: .footnote)
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = .separator
        for view in [picture, title, subtitle, line] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ image: UIImage, title text: String, subtitle details: String) {
        picture.image = image
        title.text = text
        subtitle.text = details
        accessibilityLabel = details
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let left = Self.margin + Self.side + 14
        let width = max(bounds.width - left - Self.margin, 0)
        place(
            picture, CGRect(x: Self.margin, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side))
        place(title, CGRect(x: left, y: bounds.midY - 23, width: width, height: 23))
        place(subtitle, CGRect(x: left, y: bounds.midY + 3, width: width, height: 18))
        place(line, CGRect(x: left, y: bounds.height - 0.5, width: width, height: 0.5))
    }

    override var isHighlighted: Bool {
        didSet { contentView.backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }
}
