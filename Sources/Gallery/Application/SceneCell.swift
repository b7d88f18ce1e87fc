import UIKit

/// A row of the list: a coloured tile, a title and a line about the scene.
final class SceneCell: UICollectionViewCell {
    private let tile = UIView()
    private let title = UILabel()
    private let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        tile.layer.cornerRadius = 10
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 14)
        subtitle.textColor = .secondaryLabel
        for view in [tile, title, subtitle] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ scene: GalleryScene) {
        tile.backgroundColor = scene.color
        title.text = scene.title
        subtitle.text = scene.subtitle
        accessibilityLabel = scene.title
        accessibilityHint = scene.subtitle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        tile.frame = CGRect(x: 16, y: (bounds.height - 48) / 2, width: 48, height: 48)
        title.frame = CGRect(x: 80, y: 20, width: bounds.width - 96, height: 24)
        subtitle.frame = CGRect(x: 80, y: 46, width: bounds.width - 96, height: 20)
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
