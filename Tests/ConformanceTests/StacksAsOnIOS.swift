import UIKit

// Screens and views made of stack views, as people write them for iOS.

/// Rows of a label and a control, in a stack that scrolls. A switch opens one more row.
class SettingsFormViewController: UIViewController {
    private let scrollView: UIScrollView = {
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        return scrollView
    }()

    private(set) lazy var stackView: UIStackView = {
        let stackView = UIStackView()
        stackView.axis = .vertical
        stackView.spacing = 16
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        return stackView
    }()

    let notificationsSwitch = UISwitch()
    let volumeSlider = UISlider()
    private(set) lazy var volumeRow = makeRow(title: "Volume", control: volumeSlider)
    let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)

        hintLabel.text = "Sounds are played when a message arrives, and when one was sent while you were away."
        hintLabel.font = .preferredFont(forTextStyle: .footnote)
        hintLabel.textColor = .secondaryLabel
        hintLabel.numberOfLines = 0

        stackView.addArrangedSubview(makeRow(title: "Notifications", control: notificationsSwitch))
        stackView.addArrangedSubview(volumeRow)
        stackView.addArrangedSubview(hintLabel)
        stackView.setCustomSpacing(8, after: volumeRow)
        volumeRow.isHidden = true

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    var contentSize: CGSize { scrollView.contentSize }

    func setVolumeShown(_ shown: Bool) {
        UIView.animate(withDuration: 0.4) {
            self.volumeRow.isHidden = !shown
            self.volumeRow.alpha = shown ? 1 : 0
            self.view.layoutIfNeeded()
        }
    }

    private func makeRow(title: String, control: UIView) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(.required, for: .horizontal)
        let spacer = UIView()
        spacer.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: control is UISlider ? [label, control] : [label, spacer, control])
        row.alignment = .center
        row.spacing = 12
        return row
    }
}

/// A picture, a name, and numbers that share the width.
final class ProfileHeaderView: UIView {
    let avatarView = UIView()
    let nameLabel = UILabel()
    let statsStackView = UIStackView()
    private let mainStackView = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        avatarView.backgroundColor = .systemTeal
        avatarView.layer.cornerRadius = 40
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        nameLabel.textAlignment = .center

        statsStackView.distribution = .fillEqually
        for (value, caption) in [("128", "Posts"), ("1,024", "Followers"), ("64", "Following")] {
            statsStackView.addArrangedSubview(stat(value, caption))
        }

        mainStackView.axis = .vertical
        mainStackView.alignment = .center
        mainStackView.spacing = 12
        [avatarView, nameLabel, statsStackView].forEach(mainStackView.addArrangedSubview)
        mainStackView.setCustomSpacing(20, after: nameLabel)

        addSubview(mainStackView)
        mainStackView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 80),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            statsStackView.widthAnchor.constraint(equalTo: mainStackView.widthAnchor),
            mainStackView.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            mainStackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            mainStackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            mainStackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func stat(_ value: String, _ caption: String) -> UIStackView {
        let valueLabel = UILabel()
        valueLabel.text = value
        valueLabel.font = .preferredFont(forTextStyle: .headline)
        valueLabel.adjustsFontForContentSizeCategory = true
        let captionLabel = UILabel()
        captionLabel.text = caption
        captionLabel.font = .preferredFont(forTextStyle: .footnote)
        captionLabel.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [valueLabel, captionLabel])
        stack.axis = .vertical
        stack.alignment = .center
        return stack
    }
}

/// Rows of equal keys in a column of equal rows. The zero is as wide as two keys.
class CalculatorKeypadView: UIStackView {
    private(set) var keys: [String: UIButton] = [:]
    var onTap: ((String) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        axis = .vertical
        distribution = .fillEqually
        spacing = 10
        for titles in [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"]] {
            addArrangedSubview(row(titles.map(key)))
        }
        let last = row([key("."), key("=")])
        addArrangedSubview(row([key("0"), last]))
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = .fillEqually
        row.spacing = 10
        return row
    }

    private func key(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 28), maximumPointSize: 44)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.backgroundColor = .systemGray5
        button.addAction(UIAction { [weak self] _ in self?.onTap?(title) }, for: .touchUpInside)
        keys[title] = button
        return button
    }
}

/// A picture above texts, and buttons that go to both ends.
final class ArticleCardView: UIView {
    let imageView = UIImageView()
    let titleLabel = UILabel()
    let summaryLabel = UILabel()
    let buttons = [UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)]
    private(set) lazy var buttonRow = UIStackView(arrangedSubviews: buttons)

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.backgroundColor = .systemIndigo
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 2
        summaryLabel.font = .preferredFont(forTextStyle: .body)
        summaryLabel.numberOfLines = 0
        for (button, title) in zip(buttons, ["Like", "Comment", "Share"]) { button.setTitle(title, for: .normal) }
        buttonRow.distribution = .equalSpacing

        let texts = UIStackView(arrangedSubviews: [titleLabel, summaryLabel, buttonRow])
        texts.axis = .vertical
        texts.spacing = 6
        texts.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        texts.isLayoutMarginsRelativeArrangement = true
        texts.setCustomSpacing(16, after: summaryLabel)

        let card = UIStackView(arrangedSubviews: [imageView, texts])
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        addSubview(card)
        NSLayoutConstraint.activate([
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0),
            card.topAnchor.constraint(equalTo: topAnchor), card.bottomAnchor.constraint(equalTo: bottomAnchor),
            card.leadingAnchor.constraint(equalTo: leadingAnchor),
            card.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
