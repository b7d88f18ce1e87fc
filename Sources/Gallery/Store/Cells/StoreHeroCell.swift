import UIKit

/// A large picture with text above it.
final class StoreHeroCell: UICollectionViewCell {
    private let kind = UILabel()
    private let name = UILabel()
    private let picture = UIImageView.cover(cornerRadius: 12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        kind.grow(as: .footnote, weight: .semibold)
        kind.textColor = .systemBlue
        kind.text = "PICTURE OF THE DAY"
        name.grow(as: .title2, weight: .semibold)
        name.textColor = .label
        picture.setContentHuggingPriority(.defaultLow, for: .vertical)
        picture.setContentCompressionResistancePriority(.init(1), for: .vertical)
        picture.setContentCompressionResistancePriority(.init(1), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [kind, name, picture])
        stack.axis = .vertical
        stack.spacing = 2
        stack.setCustomSpacing(10, after: name)
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ photo: Photo) {
        name.text = photo.name
        picture.image = photo.image
        accessibilityLabel = "\(photo.name), picture of the day"
    }

    override var isHighlighted: Bool {
        didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
    }
}
