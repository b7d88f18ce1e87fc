import UIKit

/// A row of the list: a symbol on a coloured tile, a title, a subtitle and a chevron.
final class SceneCell: UICollectionViewCell {
    private let tile = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let sign = UIImageView()

    private static let margin: CGFloat = 16
    private static let tileSide: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 26
        tile.layer.cornerRadius = 12
        tile.contentMode = .center
        tile.tintColor = .white
        title.grow(as: .body, weight: .semibold)
        title.numberOfLines = 2
        subtitle.grow(as: .subheadline)
        subtitle.textColor = .secondaryLabel
        // As many as the row has room for beside the title.
        subtitle.numberOfLines = 3
        sign.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        sign.tintColor = .tertiaryLabel
        sign.contentMode = .center
        for view in [tile, title, subtitle, sign] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ scene: GalleryScene) {
        tile.backgroundColor = scene.color
        tile.image = UIImage(
            systemName: scene.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .medium))
        title.text = scene.title
        subtitle.text = scene.subtitle
        accessibilityLabel = scene.title
        accessibilityHint = scene.subtitle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        let text = 2 * Self.margin + Self.tileSide - 2
        let end = width - Self.margin - 16
        place(
            tile,
            CGRect(x: Self.margin, y: (height - Self.tileSide) / 2, width: Self.tileSide, height: Self.tileSide))
        placeWords(in: CGRect(x: text, y: 0, width: max(end - text, 0), height: height))
        place(sign, CGRect(x: end, y: 0, width: 16, height: height))
    }

    /// Centres title and subtitle vertically, as one block.
    private func placeWords(in room: CGRect) {
        let size = CGSize(width: room.width, height: .infinity)
        let (above, below) = (title.sizeThatFits(size).height, subtitle.sizeThatFits(size).height)
        let top = ((room.height - above - 2 - below) / 2).rounded()
        place(title, CGRect(x: room.minX, y: top, width: room.width, height: above))
        place(subtitle, CGRect(x: room.minX, y: top + above + 2, width: room.width, height: below))
    }

    override var isHighlighted: Bool {
        didSet {
            contentView.backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
        }
    }
}
