import UIKit

/// A round plate with a number, in a colour of its own.
final class DiscCell: UICollectionViewCell {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = bounds.width / 2
        contentView.layer.borderWidth = 3
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .systemFont(ofSize: 28, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .white
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityHint = "Takes it away"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ number: Int) {
        label.text = "\(number)"
        contentView.backgroundColor = Self.colors[number % Self.colors.count]
        contentView.layer.borderColor = UIColor.white.cgColor
        accessibilityLabel = "Disc \(number)"
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
