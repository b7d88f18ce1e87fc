import UIKit

/// A round picture, a name, and a mark when there is news.
final class PersonCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let initials = UILabel()
    private let name = UILabel()
    private let mark = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let separator = UIView()

    private static let pictureSide: CGFloat = 50
    private static let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground
        initials.textAlignment = .center
        initials.font = .systemFont(ofSize: 18, weight: .semibold)
        initials.textColor = .white
        initials.backgroundColor = .systemGray
        imageView.contentMode = .scaleAspectFill
        for round in [initials, imageView] {
            round.clipsToBounds = true
            round.layer.cornerRadius = Self.pictureSide / 2
        }
        name.grow(as: .body, weight: .medium)
        mark.text = "Updated"
        mark.grow(as: .caption1, weight: .semibold)
        mark.textAlignment = .center
        mark.textColor = .systemBlue
        mark.backgroundColor = .systemBlue.withAlphaComponent(0.15)
        mark.clipsToBounds = true
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        separator.backgroundColor = .separator
        for view in [initials, imageView, name, mark, arrow, separator] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ person: Person, picture: UIImage?) {
        imageView.image = picture
        initials.text = person.initials
        imageView.isHidden = picture == nil
        name.text = person.name
        mark.isHidden = !person.isUpdated
        accessibilityLabel = person.name
        accessibilityValue = person.isUpdated ? "Updated" : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (bounds, side, margin) = (contentView.bounds, Self.pictureSide, Self.margin)
        let picture = CGRect(x: margin, y: (bounds.height - side) / 2, width: side, height: side)
        let arrowFrame = CGRect(x: bounds.width - margin - 16, y: bounds.midY - 10, width: 16, height: 20)
        let markWidth = mark.intrinsicContentSize.width.rounded(.up) + 18
        let markHeight = max(mark.intrinsicContentSize.height.rounded(.up), 14) + 8
        let markFrame = CGRect(
            x: arrowFrame.minX - 8 - markWidth, y: bounds.midY - markHeight / 2, width: markWidth, height: markHeight)
        mark.layer.cornerRadius = markHeight / 2
        let left = picture.maxX + margin
        let right = mark.isHidden ? arrowFrame.minX : markFrame.minX
        place(imageView, picture)
        // They are seen until the picture is, and for good where there is none; but never around its edge.
        place(initials, picture.insetBy(dx: 0.5, dy: 0.5))
        place(name, CGRect(x: left, y: 0, width: max(right - 8 - left, 0), height: bounds.height))
        place(mark, markFrame)
        place(arrow, arrowFrame)
        // As far from either side as what it separates, in one column and in several.
        let line = CGRect(x: left, y: bounds.height - 1, width: max(arrowFrame.maxX - left, 0), height: 0.5)
        place(separator, line)
    }

    override var isHighlighted: Bool {
        didSet { updateBackground() }
    }

    override var isSelected: Bool {
        didSet { updateBackground() }
    }

    private func updateBackground() {
        contentView.backgroundColor = isHighlighted || isSelected ? .systemGray5 : .systemBackground
    }
}
