import UIKit

/// A tile that is as tall as its text, if its layout allows it.
final class TextTile: CardTile {
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .footnote)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        // A tile that is taller than its text leaves room below it.
        bottom.priority = .defaultLow - 1
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("Tiles are made in code.") }
}
