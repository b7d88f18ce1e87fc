import UIKit

/// A square picture and its name.
final class StoreCoverCell: UICollectionViewCell {
    private let picture = UIImageView.cover(cornerRadius: 10)
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.grow(as: .footnote, weight: .medium)
        contentView.addSubview(picture)
        contentView.addSubview(name)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ photo: Photo) {
        picture.image = photo.image
        name.text = photo.name
        accessibilityLabel = photo.name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
        name.frame = CGRect(x: 0, y: bounds.width, width: bounds.width, height: bounds.height - bounds.width)
    }

    override var isHighlighted: Bool {
        didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
    }
}
