import UIKit

/// A word in a supplementary view: above or below a section, beside a group, or above all content.
final class CardCaption: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        layer.cornerRadius = 7
        layer.cornerCurve = .continuous
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Captions are made in code.") }

    func show(_ text: String, as element: CardElement) {
        label.text = text
        label.grow(as: .footnote, weight: element == .footer ? .regular : .semibold)
        label.textAlignment = element == .banner || element == .caption ? .center : .natural
        label.textColor = element == .footer ? .secondaryLabel : .label
        // A pinned view has a background, because tiles scroll behind it.
        let isPinned = element == .pinnedHeader || element == .banner
        backgroundColor = isPinned ? .tertiarySystemGroupedBackground : nil
    }
}
