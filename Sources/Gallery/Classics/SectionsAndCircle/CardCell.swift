import UIKit

/// A card that lies a little askew, with its section and row.
final class CardCell: UICollectionViewCell {
    private static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
    /// Between the cards of neighbours, in radians: 5°.
    private static let step = CGFloat.pi / 36

    private let card = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.grow(as: .title2, weight: .semibold)
        card.textAlignment = .center
        card.textColor = .white
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        contentView.addSubview(card)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(section: Int, row: Int) {
        card.text = "\(section),\(row)"
        card.backgroundColor = Self.colors[section % Self.colors.count]
        // From 10° to the left over upright to 10° to the right and back, so that neighbours never lean on each other.
        card.transform = CGAffineTransform(rotationAngle: CGFloat(2 - abs(row % 8 - 4)) * Self.step)
        accessibilityLabel = "Section \(section), row \(row)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Never the frame of something that is turned: that is the box around it.
        card.bounds = contentView.bounds
        card.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }
}
