import UIKit

/// A card with the numbers of its section and row.
final class CardCell: UICollectionViewCell {
    private static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.grow(as: .title2, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .white
        label.layer.cornerRadius = 14
        label.clipsToBounds = true
        contentView.addSubview(label)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(section: Int, row: Int) {
        label.text = "\(section),\(row)"
        label.backgroundColor = Self.colors[section % Self.colors.count]
        accessibilityLabel = "Section \(section), row \(row)"
    }
}
