import UIKit

/// A text on a coloured background, with a thin border.
class CardTile: UICollectionViewCell {
    let label = UILabel()
    private var colors = TileColors(number: 1, hue: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = LineKind.cornerRadius
        contentView.layer.cornerCurve = .continuous
        contentView.layer.borderWidth = 1
        contentView.addSubview(label)
        isAccessibilityElement = true
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (tile: CardTile, _) in tile.showRim() }
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code.") }

    func show(_ text: String, _ colors: TileColors) {
        self.colors = colors
        label.text = text
        label.textColor = colors.ink
        contentView.backgroundColor = colors.ground
        accessibilityLabel = text
        showRim()
    }

    private func showRim() { contentView.layer.borderColor = colors.rim.resolvedColor(with: traitCollection).cgColor }
}
