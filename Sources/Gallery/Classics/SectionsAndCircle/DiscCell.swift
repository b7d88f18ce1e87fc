import UIKit

/// A disc with a number, in its own colour.
final class DiscCell: UICollectionViewCell {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]

    /// The width of the border that separates a disc from those behind it, in points.
    private static let rim: CGFloat = 3

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground
        contentView.layer.cornerRadius = bounds.width / 2
        label.frame = contentView.bounds.insetBy(dx: Self.rim, dy: Self.rim)
        label.layer.cornerRadius = label.bounds.width / 2
        label.clipsToBounds = true
        label.grow(as: .title1, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .white
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityHint = "Removes the disc"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ number: Int) {
        label.text = "\(number)"
        label.backgroundColor = Self.colors[number % Self.colors.count]
        accessibilityLabel = "Disc \(number)"
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
