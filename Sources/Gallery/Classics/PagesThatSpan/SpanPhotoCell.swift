import UIKit

/// A photo that fills its cell, with its name if there is room. The attributes say which kind of place the cell has.
final class SpanPhotoCell: UICollectionViewCell {
    private(set) var kind = PageSpan.small
    private var photo: Photo?

    let imageView = UIImageView()
    private let shade = UIView()
    private let caption = UILabel()
    // Shown until the picture is there, and for good if there is none.
    private let symbol = UIImageView(image: UIImage(systemName: "photo"))
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
        symbol.tintColor = .tertiaryLabel
        symbol.contentMode = .center
        name.font = .systemFont(ofSize: 11)
        name.textColor = .secondaryLabel
        name.textAlignment = .center
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        caption.textColor = .white
        caption.textAlignment = .center
        shade.addSubview(caption)
        for view in [symbol, name, imageView, shade] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// The collection view calls this before the data source configures the cell, and again when the cell gets another
    /// place.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SpanLayoutAttributes, attributes.kind != kind else { return }
        kind = attributes.kind
        showPhoto()
    }

    func show(_ photo: Photo) {
        self.photo = photo
        accessibilityLabel = photo.name
        showPhoto()
    }

    private func showPhoto() {
        guard let photo else { return }
        imageView.image = photo.image.flatMap { thumbnail(of: $0) }
        name.text = photo.name
        caption.text = photo.name
        caption.font = kind.captionFont
        shade.isHidden = kind.captionFont == nil || imageView.image == nil
        setNeedsLayout()
    }

    /// Returns an image with as many pixels as this kind of cell needs, and never more than the original has.
    private func thumbnail(of image: UIImage) -> UIImage? {
        let factor = kind.pictureSide / (min(image.size.width, image.size.height) * image.scale)
        guard factor < 1 else { return image }
        return image.preparingThumbnail(
            of: CGSize(width: image.size.width * factor, height: image.size.height * factor))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let height = caption.font.lineHeight.rounded(.up) + 10
        let width = max(bounds.width - 12, 0)
        imageView.frame = bounds
        shade.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        caption.frame = CGRect(x: 6, y: 0, width: width, height: height)
        symbol.frame = CGRect(x: 6, y: bounds.midY - 24, width: width, height: 28)
        name.frame = CGRect(x: 6, y: bounds.midY + 6, width: width, height: 16)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
        imageView.image = nil
    }
}
