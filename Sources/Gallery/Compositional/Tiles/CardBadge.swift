import UIKit

/// A number at the corner of a tile.
final class CardBadge: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .caption2, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        backgroundColor = UIColor(red: 0.84, green: 0.1, blue: 0.16, alpha: 1)
        layer.borderWidth = 1.5
        layer.borderColor = UIColor.white.cgColor
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Badges are made in code.") }

    func show(_ count: Int) { label.text = "\(count)" }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
