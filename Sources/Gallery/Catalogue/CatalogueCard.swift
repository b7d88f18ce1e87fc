import UIKit

/// A card with a section of the Catalogue below its title.
final class CatalogueCard: UIView {
    private let title = UILabel()
    private let card = UIView()
    private let content: UIView

    private static let titleHeight: CGFloat = 36
    private static let inset: CGFloat = 16

    init(_ entry: CatalogueEntry) {
        content = entry.make()
        super.init(frame: .zero)
        title.text = entry.title
        title.font = .preferredFont(forTextStyle: .headline)
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.addSubview(content)
        addSubview(title)
        addSubview(card)
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - 2 * Self.inset
        let height = content.sizeThatFits(CGSize(width: width, height: .infinity)).height
        return CGSize(width: size.width, height: Self.titleHeight + height + 2 * Self.inset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = Self.inset
        title.frame = CGRect(x: inset, y: 0, width: max(bounds.width - 2 * inset, 0), height: Self.titleHeight)
        card.frame = CGRect(
            x: 0, y: Self.titleHeight, width: bounds.width, height: max(bounds.height - Self.titleHeight, 0))
        content.frame = card.bounds.insetBy(dx: min(inset, bounds.width / 2), dy: inset)
    }
}
