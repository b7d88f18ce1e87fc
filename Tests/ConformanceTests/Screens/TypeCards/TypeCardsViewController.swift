import UIKit

/// Cards with a picture beside the text; below each other when letters are very large.
final class TypeCardsViewController: UIViewController {
    private let texts: [(title: String, detail: String)]
    private let stackView = UIStackView()
    let scrollView = UIScrollView()

    init(texts: [(title: String, detail: String)]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        stackView.axis = .vertical
        stackView.spacing = 12
        for text in texts { stackView.addArrangedSubview(TypeCardView(title: text.title, detail: text.detail)) }
        scrollView.addSubview(stackView)
        view.addSubview(scrollView)
        for subview in [scrollView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }
}

/// A picture that grows with the letters, a title and a text.
final class TypeCardView: UIView {
    let imageView = UIImageView(image: UIImage(systemName: "book"))
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    private lazy var row = UIStackView(arrangedSubviews: [imageView, textStackView])
    private lazy var textStackView = UIStackView(arrangedSubviews: [titleLabel, detailLabel])

    init(title: String, detail: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.text = detail
        detailLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
        for label in [titleLabel, detailLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.required, for: .horizontal)
        textStackView.axis = .vertical
        textStackView.spacing = 4
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (card: Self, _: UITraitCollection) in
            card.arrange()
        }
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .top
    }
}
