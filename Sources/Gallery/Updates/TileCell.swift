import UIKit

/// A coloured tile with its number.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()
    private let badge = UIImageView()
    private static let labelSize = CGSize(width: 56, height: 28)
    private static let badgeSide: CGFloat = 18

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        label.grow(as: .title3, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .white
        badge.image = UIImage(systemName: "checkmark.circle.fill")
        badge.tintColor = .white
        badge.isHidden = true
        let bounds = contentView.bounds
        // Autoresizing margins instead of layoutSubviews(): they hold at every moment of an animated change of size.
        label.frame = CGRect(
            x: bounds.midX - Self.labelSize.width / 2, y: bounds.midY - Self.labelSize.height / 2,
            width: Self.labelSize.width, height: Self.labelSize.height)
        label.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        badge.frame = CGRect(
            x: bounds.maxX - Self.badgeSide - 6, y: 6, width: Self.badgeSide, height: Self.badgeSide)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        for view in [label, badge] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ tile: Tile) {
        label.text = "\(tile.number)"
        contentView.backgroundColor = tile.color
    }

    override var isSelected: Bool {
        didSet {
            badge.isHidden = !isSelected
            contentView.layer.borderWidth = isSelected ? 3 : 0
            contentView.layer.borderColor = UIColor.black.withAlphaComponent(0.3).cgColor
        }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted && !isLifted ? 0.7 : 1 }
    }

    /// Whether the tile is enlarged and casts a shadow, as it does while a finger carries it.
    var isLifted = false {
        didSet {
            guard isLifted != oldValue else { return }
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOffset = CGSize(width: 0, height: 8)
            layer.shadowRadius = 12
            UIView.animate(withDuration: 0.2) { [self] in
                contentView.transform = isLifted ? CGAffineTransform(scaleX: 1.12, y: 1.12) : .identity
                contentView.alpha = 1
                layer.shadowOpacity = isLifted ? 0.35 : 0
            }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isLifted = false
    }
}
