import UIKit

/// A person's page: picture and numbers, a text, two buttons, a row of stories that scrolls, and photos three a row.
final class ProfilePageViewController: UIViewController {
    let scrollView = UIScrollView()
    let headerView = ProfileHeaderView()
    private let bioLabel = UILabel(
        "Mathematician. Writes programs for machines that have not been built yet, and letters about them.",
        style: .body)
    private lazy var buttonsStackView = UIStackView(arrangedSubviews: [
        makeButton("Follow", .filled()), makeButton("Message", .gray()),
    ])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        headerView.nameLabel.text = "Ada Lovelace"
        headerView.statsStackView.spacing = 8
        buttonsStackView.distribution = .fillEqually
        buttonsStackView.spacing = 8
        let page = UIStackView(arrangedSubviews: [
            headerView, bioLabel, buttonsStackView, makeStories(), makePhotos(),
        ])
        page.axis = .vertical
        page.spacing = 16
        setUpLayout(of: page)
        updateAxis()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: ProfilePageViewController, _: UITraitCollection) in controller.updateAxis()
        }
    }

    private func updateAxis() {
        let isVertical = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for stackView in [headerView.statsStackView, buttonsStackView] {
            stackView.axis = isVertical ? .vertical : .horizontal
        }
    }

    private func makeButton(_ title: String, _ style: UIButton.Configuration) -> UIButton {
        var configuration = style
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private func makeStories() -> UIScrollView {
        let stories = [
            ("London", UIColor.systemOrange), ("Engines", .systemIndigo), ("Numbers", .systemGreen),
            ("Letters", .systemPink), ("Music", .systemPurple), ("Horses", .systemBrown), ("Friends", .systemTeal),
        ]
        let row = UIStackView(arrangedSubviews: stories.map(makeStory))
        row.spacing = 16
        row.alignment = .top
        row.distribution = .equalSpacing
        return LeadingScrollView(row: row)
    }

    private func makeStory(_ name: String, _ color: UIColor) -> UIStackView {
        let circle = UIView()
        circle.backgroundColor = color
        circle.layer.cornerRadius = 30
        let story = UIStackView(arrangedSubviews: [circle, UILabel(name, style: .caption1)])
        story.axis = .vertical
        story.alignment = .center
        story.spacing = 4
        NSLayoutConstraint.activate([
            circle.widthAnchor.constraint(equalToConstant: 60), circle.heightAnchor.constraint(equalToConstant: 60),
        ])
        return story
    }

    private func makePhotos() -> UIStackView {
        let colors: [UIColor] = [
            .systemRed, .systemYellow, .systemGreen, .systemBlue, .systemGray, .systemMint, .systemCyan, .systemPink,
            .systemIndigo,
        ]
        let rows = stride(from: 0, to: colors.count, by: 3).map { first in
            let row = UIStackView(arrangedSubviews: colors[first..<first + 3].map(makePhoto))
            row.distribution = .fillEqually
            row.spacing = 2
            return row
        }
        let photos = UIStackView(arrangedSubviews: rows)
        photos.axis = .vertical
        photos.spacing = 2
        return photos
    }

    private func makePhoto(_ color: UIColor) -> UIView {
        let photo = UIImageView(image: UIImage(systemName: "photo"))
        photo.contentMode = .center
        photo.tintColor = .white
        photo.backgroundColor = color
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor).isActive = true
        return photo
    }

    private func setUpLayout(of page: UIStackView) {
        let contentView = UIView()
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(page)
        for subview in [scrollView, contentView, page] { subview.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            contentView.topAnchor.constraint(equalTo: content.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            page.topAnchor.constraint(equalTo: contentView.topAnchor),
            page.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
    }
}
