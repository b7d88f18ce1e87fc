import UIKit

/// A photo that fills its cell. The cell shows the photo's name until the photo is there, or for good if it can't be
/// shown.
final class FeedCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.clipsToBounds = true
        name.grow(as: .footnote)
        name.textColor = .secondaryLabel
        name.textAlignment = .center
        name.numberOfLines = 2
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        for view in [name, imageView] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ photo: Photo) {
        imageView.image = photo.image
        name.text = photo.name
        accessibilityLabel = photo.name
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
        name.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    }

    override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
