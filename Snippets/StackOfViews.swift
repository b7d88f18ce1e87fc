import UIKit

// A card of stack views, with details that open and close: Documentation/StackViews.md.

final class CardView: UIView {
    let title = UILabel()
    let details = UILabel()
    private let toggle = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .headline)
        details.numberOfLines = 0
        toggle.setTitle("More", for: .normal)
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        let action = UIAction { [weak self] _ in self?.toggleDetails() }
        toggle.addAction(action, for: .primaryActionTriggered)

        let heading = UIStackView(arrangedSubviews: [title, toggle])
        heading.alignment = .firstBaseline
        heading.spacing = UIStackView.spacingUseSystem

        let card = UIStackView(arrangedSubviews: [heading, details])
        card.axis = .vertical
        card.spacing = 8
        card.isLayoutMarginsRelativeArrangement = true
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 12

        card.translatesAutoresizingMaskIntoConstraints = false
        addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: topAnchor),
            card.leadingAnchor.constraint(equalTo: leadingAnchor),
            card.trailingAnchor.constraint(equalTo: trailingAnchor),
            card.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func toggleDetails() {
        UIView.animate(withDuration: 0.3) {
            self.details.isHidden.toggle()
        }
    }
}
