import UIKit

/// A card with a mountain's name, its height, and a bar for the height.
final class MountainCell: UICollectionViewCell {
    private let name = UILabel()
    private let height = UILabel()
    private let bar = HeightBar()
    private static let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        contentView.layer.cornerCurve = .continuous
        name.grow(as: .subheadline, weight: .semibold)
        height.grow(as: .caption1)
        height.textColor = .secondaryLabel
        for view in [name, height, bar] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ mountain: Mountain) {
        name.text = mountain.name
        height.text = "\(mountain.height.grouped) m"
        bar.height = mountain.height
        accessibilityLabel = mountain.name
        accessibilityValue = "\(mountain.height.grouped) metres"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
        let (first, second) = (traitCollection.grown(20), traitCollection.grown(16))
        let top = ((room.height - first - second - 2) / 2).rounded()
        // The same width in all cells, so that bars can be compared.
        let number = min((height.font.pointSize * 4).rounded(), room.width)
        place(name, CGRect(x: room.minX, y: top, width: room.width, height: first))
        height.textAlignment = endAlignment
        place(height, CGRect(x: room.maxX - number, y: top + first + 2, width: number, height: second))
        let barRoom = max(room.width - number - 10, 0)
        place(bar, CGRect(x: room.minX, y: top + first + 2 + (second - 6) / 2, width: barRoom, height: 6))
    }
}
