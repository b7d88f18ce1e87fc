import UIKit

/// A number on a tile whose colour changes slowly from item to item.
final class NumberCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textAlignment = .center
        label.textColor = .white
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        layer.cornerRadius = 10
        layer.borderColor = UIColor.systemOrange.cgColor
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ number: Int) {
        label.text = "\(number)"
        let hue = CGFloat(number % 2_000) / 2_000
        contentView.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.72, alpha: 1).groundForWhite()
    }

    override var isSelected: Bool {
        didSet { layer.borderWidth = isSelected ? 4 : 0 }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
    }
}
