import UIKit

/// A sign, a title and a text in the middle of a page. What doesn't fit scrolls up and down.
final class OnboardingPageView: UIScrollView {
    let stackView: UIStackView

    init(symbol: String, title: String, text: String) {
        let imageView = UIImageView(image: UIImage(systemName: symbol))
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .systemBlue
        let titleLabel = UILabel(title, style: .largeTitle)
        titleLabel.textAlignment = .center
        let textLabel = UILabel(text, style: .body, color: .secondaryLabel)
        textLabel.textAlignment = .center
        stackView = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
        stackView.axis = .vertical
        stackView.alignment = .center
        stackView.spacing = 12
        stackView.setCustomSpacing(24, after: imageView)
        super.init(frame: .zero)

        let contentView = UIView()
        addSubview(contentView)
        contentView.addSubview(stackView)
        for subview in [contentView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let fits = contentView.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
        fits.priority = .defaultLow
        NSLayoutConstraint.activate([
            imageView.widthAnchor.constraint(equalToConstant: 96),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            contentView.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.heightAnchor), fits,
            stackView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stackView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stackView.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
