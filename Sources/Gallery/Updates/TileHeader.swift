import UIKit

/// A section's name, and how many tiles it has.
final class TileHeader: UICollectionReusableView {
    private let name = UILabel()
    private let count = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.grow(as: .body, weight: .bold)
        count.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        count.textColor = .secondaryLabel
        for label in [name, count] { addSubview(label) }
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ section: TileSection) {
        name.text = "Section \(section.name)"
        count.text = "\(section.tiles.count)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = bounds.inset(by: safeAreaInsets).insetBy(dx: TileFlowLayout.margin, dy: 0)
        count.textAlignment = endAlignment
        place(name, CGRect(x: row.minX, y: bounds.maxY - 30, width: max(row.width - 60, 0), height: 26))
        place(count, CGRect(x: row.maxX - 60, y: bounds.maxY - 30, width: 60, height: 26))
    }
}
