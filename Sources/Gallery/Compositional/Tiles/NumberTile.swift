import UIKit

/// A tile with its number in the middle.
final class NumberTile: CardTile {
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .footnote, weight: .semibold)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code.") }
}
