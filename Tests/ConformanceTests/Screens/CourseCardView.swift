import UIKit

/// A picture, texts, progress, a switch, numbers in nested rows, and buttons.
final class CourseCardView: UIStackView {
    let imageView = UIImageView(image: UIImage(systemName: "square.grid.2x2.fill"))
    let progressView = UIProgressView(progressViewStyle: .default)
    let downloadSwitch = UISwitch()
    private let buttonsStackView = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        clipsToBounds = true
        imageView.contentMode = .center
        imageView.tintColor = .white
        imageView.backgroundColor = .systemIndigo
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
        imageView.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        let picture = imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0)
        picture.priority = .defaultHigh
        NSLayoutConstraint.activate([picture, imageView.heightAnchor.constraint(lessThanOrEqualToConstant: 220)])
        addArrangedSubview(imageView)
        addArrangedSubview(makeTexts())
        updateAxis()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (card: CourseCardView, _: UITraitCollection) in card.updateAxis()
        }
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func updateAxis() {
        let isVertical = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttonsStackView.axis = isVertical ? .vertical : .horizontal
    }

    private func makeTexts() -> UIStackView {
        let texts = UIStackView(arrangedSubviews: [
            UILabel("COURSE", style: .caption1, color: .secondaryLabel), UILabel("Rows and columns", style: .title1),
            UILabel(
                "What stands beside each other, and what stands below: all of it is made of a few stacks, one inside "
                    + "the other.", style: .body),
            makeProgress(), makeNumbers(), makeDownloadRow(), makeContinueButton(), makeButtons(),
        ])
        texts.axis = .vertical
        texts.spacing = 16
        texts.setCustomSpacing(2, after: texts.arrangedSubviews[0])
        texts.setCustomSpacing(8, after: texts.arrangedSubviews[1])
        texts.isLayoutMarginsRelativeArrangement = true
        texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 20, trailing: 20)
        return texts
    }

    private func makeProgress() -> UIStackView {
        progressView.progress = 0.375
        let stack = UIStackView(arrangedSubviews: [
            progressView, UILabel("3 of 8 lessons", style: .footnote, color: .secondaryLabel),
        ])
        stack.axis = .vertical
        stack.spacing = 6
        return stack
    }

    private func makeNumbers() -> UIStackView {
        let numbers = [("8", "lessons"), ("42", "minutes"), ("4.9", "stars")].map { value, caption in
            let number = UIStackView(arrangedSubviews: [
                UILabel(value, style: .headline), UILabel(caption, style: .caption1, color: .secondaryLabel),
            ])
            number.axis = .vertical
            number.alignment = .leading
            return number
        }
        let row = UIStackView(arrangedSubviews: numbers)
        row.distribution = .equalSpacing
        row.spacing = 8
        return row
    }

    private func makeDownloadRow() -> UIStackView {
        downloadSwitch.isOn = true
        downloadSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [UILabel("Download new lessons", style: .body), downloadSwitch])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private func makeContinueButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue with lesson four: what hidden views leave behind"
        configuration.subtitle = "5 minutes"
        configuration.titleAlignment = .leading
        configuration.image = UIImage(systemName: "chevron.forward")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.buttonSize = .large
        return UIButton(configuration: configuration)
    }

    private func makeButtons() -> UIStackView {
        for title in ["Save", "Share"] {
            var configuration = UIButton.Configuration.gray()
            configuration.title = title
            buttonsStackView.addArrangedSubview(UIButton(configuration: configuration))
        }
        buttonsStackView.distribution = .fillEqually
        buttonsStackView.spacing = 12
        return buttonsStackView
    }
}
