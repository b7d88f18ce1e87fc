import UIKit

/// A rounded tile with a number, whose colour tells it from its neighbours.
final class NumberedTile: UICollectionViewCell {
    private let number = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 22
        contentView.layer.cornerCurve = .continuous
        number.frame = contentView.bounds
        number.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        number.textAlignment = .center
        number.textColor = .white
        contentView.addSubview(number)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ index: Int, of count: Int, size: CGFloat) {
        let hue = CGFloat(index) / CGFloat(max(count, 1))
        contentView.backgroundColor = UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 1).groundForWhite()
        number.font = .systemFont(ofSize: size, weight: .semibold)
        number.text = "\(index + 1)"
        accessibilityLabel = "\(index + 1)"
    }
}
