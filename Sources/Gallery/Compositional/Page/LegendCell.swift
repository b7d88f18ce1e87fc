import UIKit

/// A sample of a line, and the name of what it goes around.
final class LegendCell: UICollectionViewCell {
    enum Entry: String, CaseIterable {
        case section = "Section"
        case group = "Group"
        case nestedGroup = "Nested group"
        case item = "Item"
    }

    private let outline = LineOutline()
    private let tile = NumberTile()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .subheadline)
        let sample = UIView()
        for view in [outline, tile] {
            view.frame = sample.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sample.addSubview(view)
        }
        let stack = UIStackView(arrangedSubviews: [sample, label])
        stack.spacing = 10
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            sample.widthAnchor.constraint(equalToConstant: 28),
            sample.heightAnchor.constraint(equalToConstant: 20),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ entry: Entry) {
        label.text = entry.rawValue
        accessibilityLabel = entry.rawValue
        let kind: LineKind? =
            switch entry {
            case .section: .section
            case .group: .group
            case .nestedGroup: .nestedGroup
            case .item: nil
            }
        tile.show("", TileColors(number: 1, hue: 0.58))
        tile.isHidden = kind != nil
        outline.isHidden = kind == nil
        if let kind { outline.kind = kind }
    }
}
