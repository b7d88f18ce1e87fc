import UIKit

/// A round picture, a name, and a mark on an updated person.
final class PersonCell: UICollectionViewCell {
    // Outlets of the storyboard's prototype. In code the cell makes them itself.
    private var imageView: UIImageView!
    private var initials: UILabel!
    private var name: UILabel!
    private var mark: UILabel!
    private var arrow: UIImageView!
    private var separator: UIView!

    private static let pictureSide: CGFloat = 50
    private static let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        makeViews()
        finishViews()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
        super.awakeFromNib()
        finishViews()
    }

    /// Makes the views as the prototype has them.
    private func makeViews() {
        contentView.backgroundColor = .systemBackground
        initials = UILabel()
        initials.textAlignment = .center
        initials.font = .systemFont(ofSize: 18, weight: .semibold)
        initials.textColor = .white
        initials.backgroundColor = .systemGray
        initials.clipsToBounds = true
        imageView = UIImageView()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        name = UILabel()
        mark = UILabel()
        mark.text = "Updated"
        mark.textAlignment = .center
        mark.textColor = .systemBlue
        mark.clipsToBounds = true
        arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        separator = UIView()
        separator.backgroundColor = .separator
        for view: UIView in [initials, imageView, name, mark, arrow, separator] { contentView.addSubview(view) }
    }

    /// Sets what Interface Builder can't.
    private func finishViews() {
        for round: UIView in [initials, imageView] { round.layer.cornerRadius = Self.pictureSide / 2 }
        name.grow(as: .body, weight: .medium)
        mark.grow(as: .caption1, weight: .semibold)
        mark.backgroundColor = .systemBlue.withAlphaComponent(0.15)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

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
        // The initials show until the picture is there, or for good if there is none. They must never show around its
        // edge.
        place(initials, picture.insetBy(dx: 0.5, dy: 0.5))
        place(name, CGRect(x: left, y: 0, width: max(right - 8 - left, 0), height: bounds.height))
        place(mark, markFrame)
        place(arrow, arrowFrame)
        // As far from both sides as the content that it separates, in one column and in several.
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
