import UIKit

/// A text field between two round buttons.
final class MessageBarView: UIView {
    private let hintLabel = UILabel("Message", style: .body, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        preservesSuperviewLayoutMargins = true
        let field = UIStackView(arrangedSubviews: [hintLabel])
        field.isLayoutMarginsRelativeArrangement = true
        field.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 18
        let bar = UIStackView(arrangedSubviews: [makeButton("plus", .gray()), field, makeButton("arrow.up", .filled())])
        bar.alignment = .center
        bar.spacing = 8
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            bar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func makeButton(_ symbol: String, _ style: UIButton.Configuration) -> UIButton {
        var configuration = style
        configuration.image = UIImage(systemName: symbol)
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }
}
