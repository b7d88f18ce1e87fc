import UIKit

/// Rows with a picture and two texts in a window: some with list content, some with views made by hand.
@MainActor struct ConfiguredRows {
    static let width: CGFloat = 375

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 812))
    private let configured: [UICollectionViewCell]
    private let handmade: [HandmadeRow]
    private let picture = UIImage(systemName: "star")

    init(count: Int) {
        func frame(_ index: Int) -> CGRect { CGRect(x: 0, y: CGFloat(index) * 72, width: Self.width, height: 72) }
        configured = (0..<count).map { UICollectionViewCell(frame: frame($0)) }
        handmade = (0..<count).map { HandmadeRow(frame: frame($0)) }
        window.isHidden = false
        (configured + handmade).forEach(window.addSubview)
    }

    /// Gives each row other texts, measures its height and lays it out.
    func bindConfigured(_ round: Int) {
        for (index, cell) in configured.enumerated() {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = Self.title(round + index)
            content.secondaryText = Self.detail(round + index)
            content.image = picture
            cell.contentConfiguration = content
            _ = cell.sizeThatFits(CGSize(width: Self.width, height: 0))
            cell.layoutIfNeeded()
        }
    }

    func bindByHand(_ round: Int) {
        for (index, cell) in handmade.enumerated() {
            cell.show(Self.title(round + index), Self.detail(round + index), picture)
            _ = cell.sizeThatFits(CGSize(width: Self.width, height: 0))
            cell.layoutIfNeeded()
        }
    }

    /// Sets another state, which changes nothing visible.
    func changeState() {
        for cell in configured {
            cell.isHighlighted.toggle()
            cell.layoutIfNeeded()
        }
    }

    static func title(_ number: Int) -> String { "Mountain \(number % 1_000)" }

    static func detail(_ number: Int) -> String { "\(number % 1_000 * 8 + 7) metres above the sea" }
}

/// A row as an app writes it for known content: labels and a picture at fixed distances.
final class HandmadeRow: UICollectionViewCell {
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .body)
        title.numberOfLines = 0
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 0
        picture.contentMode = .scaleAspectFit
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        [title, detail, picture].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, _ secondText: String, _ image: UIImage?) {
        title.text = text
        detail.text = secondText
        picture.image = image
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 60, height: .infinity)
        return CGSize(
            width: size.width,
            height: 15 + title.sizeThatFits(room).height + 3 + detail.sizeThatFits(room).height + 15)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = sizeThatFits(layoutAttributes.size).height
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - 60
        let (upper, lower) = (
            title.sizeThatFits(CGSize(width: room, height: .infinity)).height,
            detail.sizeThatFits(CGSize(width: room, height: .infinity)).height
        )
        let top = ((bounds.height - upper - 3 - lower) / 2).rounded()
        title.frame = CGRect(x: 52, y: top, width: room, height: upper)
        detail.frame = CGRect(x: 52, y: top + upper + 3, width: room, height: lower)
        let size = picture.intrinsicContentSize
        picture.frame = CGRect(
            x: 8 + (28 - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
