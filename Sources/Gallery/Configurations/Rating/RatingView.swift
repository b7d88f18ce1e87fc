import UIKit

/// The content view of a rating.
final class RatingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }

    private let label = UILabel()
    private let stars = (0..<5).map { _ in UIImageView() }

    init(_ rating: Rating) {
        configuration = rating
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: stars)
        row.spacing = 2
        let column = UIStackView(arrangedSubviews: [label, row])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        // A cell may be taller than it needs to be if its neighbours are.
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
        ])
        preservesSuperviewLayoutMargins = true
        show()
    }

    required init?(coder: NSCoder) { fatalError("Ratings are made in code.") }

    private func show() {
        guard let rating = configuration as? Rating else { return }
        label.text = rating.text
        label.textColor = rating.textColor
        let size = UIImage.SymbolConfiguration(textStyle: .subheadline)
        for (index, star) in stars.enumerated() {
            star.preferredSymbolConfiguration = size
            star.image = UIImage(systemName: index < rating.stars && rating.isFilled ? "star.fill" : "star")
            star.tintColor = index < rating.stars ? rating.color : .tertiaryLabel
        }
    }
}
