import UIKit

/// A picture that fills a rounded rectangle, with its name at the bottom.
final class PictureCell: UICollectionViewCell {
    private let plate = UIView()
    private let picture = UIImageView()
    private let shade = UIView()
    private let label = UILabel()
    private static let labelHeight: CGFloat = 26

    /// The space around the rounded rectangle, in points.
    var margin: CGFloat = 0 {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.layer.cornerRadius = 14
        plate.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        label.textColor = .white
        label.grow(as: .footnote, weight: .medium)
        contentView.addSubview(plate)
        for view in [picture, shade, label] { plate.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ image: UIImage, name: String, spoken: String) {
        picture.image = image
        label.text = name
        accessibilityLabel = spoken
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = contentView.bounds.insetBy(dx: margin, dy: margin)
        let bounds = plate.bounds
        picture.frame = bounds
        shade.frame = CGRect(
            x: 0, y: bounds.height - Self.labelHeight, width: bounds.width, height: Self.labelHeight)
        label.frame = shade.frame.insetBy(dx: 10, dy: 0)
    }
}
