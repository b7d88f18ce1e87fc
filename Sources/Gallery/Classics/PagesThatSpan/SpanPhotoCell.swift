import UIKit

/// A photo that fills its cell, with its name where there is room. What kind of place it has comes with its attributes.
final class SpanPhotoCell: UICollectionViewCell {
    private(set) var kind = PageSpan.small
    private var photo: Photo?
    let imageView = UIImageView()
    private let caption = UILabel()
    private let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
        imageView.clipsToBounds = true
        imageView.tintColor = .tertiaryLabel
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        caption.textColor = .white
        caption.textAlignment = .center
        shade.addSubview(caption)
        for view in [imageView, shade] { contentView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// Called before the data source configures the cell, and again when the cell gets another place.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SpanLayoutAttributes, attributes.kind != kind else { return }
        kind = attributes.kind
        showPhoto()
    }

    func show(_ photo: Photo) {
        self.photo = photo
        showPhoto()
    }

    private func showPhoto() {
        guard let photo else { return }
        let picture = photo.image.flatMap { thumbnail(of: $0) }
        imageView.image = picture ?? UIImage(systemName: "photo")
        imageView.contentMode = picture == nil ? .center : .scaleAspectFill
        // A name is all that there is of a photo that cannot be read.
        let font = kind.captionFont ?? (picture == nil ? .systemFont(ofSize: 11) : nil)
        caption.font = font
        caption.text = photo.name
        shade.isHidden = font == nil
        accessibilityLabel = photo.name
        setNeedsLayout()
    }

    /// As many pixels as this kind of cell needs, and never more than there are.
    private func thumbnail(of image: UIImage) -> UIImage? {
        let factor = kind.pictureSide / (min(image.size.width, image.size.height) * image.scale)
        guard factor < 1 else { return image }
        return image.preparingThumbnail(
            of: CGSize(width: image.size.width * factor, height: image.size.height * factor))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let height = (caption.font.lineHeight + 10).rounded(.up)
        imageView.frame = bounds
        shade.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        caption.frame = CGRect(x: 6, y: 0, width: max(bounds.width - 12, 0), height: height)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
        imageView.image = nil
    }
}
