import UIKit

/// A coloured tile with a number.
final class FlowWayCell: UICollectionViewCell {
    private let label = UILabel()

    private static let colors: [UIColor] = [.systemBlue, .systemTeal, .systemIndigo]

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        label.grow(as: .subheadline, weight: .semibold)
        label.textColor = .white
        contentView.addSubview(label)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ indexPath: IndexPath) {
        label.text = "\(indexPath.item)"
        contentView.backgroundColor = Self.colors[indexPath.section % Self.colors.count]
        accessibilityLabel = "Section \(indexPath.section), item \(indexPath.item)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // In the corner, where the ruler's lines don't cross it.
        label.frame = CGRect(x: 8, y: 2, width: max(contentView.bounds.width - 16, 0), height: 26)
    }
}
