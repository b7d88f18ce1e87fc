import UIKit

/// A small picture, its name and shape, and a button to get it.
final class StoreProductCell: UICollectionViewCell {
    static let side: CGFloat = 60

    /// Called when the button is pressed.
    var take: (() -> Void)?

    private let picture = UIImageView.cover(cornerRadius: 13)
    private let name = UILabel()
    private let details = UILabel()
    private let button = UIButton()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.grow(as: .body)
        details.grow(as: .footnote)
        details.textColor = .secondaryLabel
        let words = UIStackView(arrangedSubviews: [name, details])
        words.axis = .vertical
        words.spacing = 1
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.addAction(UIAction { [weak self] _ in self?.take?() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [picture, words, button])
        stack.alignment = .center
        stack.spacing = 12
        line.backgroundColor = .separator
        for part in [stack, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: Self.side),
            picture.heightAnchor.constraint(equalToConstant: Self.side),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: words.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ photo: Photo, isTaken: Bool) {
        picture.image = photo.image
        name.text = photo.name
        details.text = photo.aspectRatio > 1 ? "A wide picture" : "A tall picture"
        button.configuration = isTaken ? Self.open : Self.get
        accessibilityLabel = photo.name
    }

    private static let get = configuration("Get")
    private static let open = configuration("Open")

    private static func configuration(_ title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        return configuration
    }

    override var isHighlighted: Bool {
        didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
    }
}
