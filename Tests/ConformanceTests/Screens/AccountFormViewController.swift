import UIKit

/// A form that scrolls: values, switches, a slider, a stepper and colors in groups, as wide as is good to read.
final class AccountFormViewController: UIViewController {
    let scrollView = UIScrollView()
    let remindersSwitch = UISwitch()
    let volumeSlider = UISlider()
    let stepper = UIStepper()
    private(set) lazy var volumeRow = FormRowView("Volume", control: volumeSlider)
    private let timesLabel = UILabel("3 a day", style: .body, color: .secondaryLabel)

    private lazy var saveButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.buttonSize = .large
        return UIButton(configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpControls()
        setUpLayout(of: makeForm())
    }

    /// Shows or hides the row below the switch.
    func setRemindersOn(_ isOn: Bool) {
        remindersSwitch.isOn = isOn
        UIView.animate(withDuration: 0.3) {
            self.volumeRow.isHidden = !isOn
            self.view.layoutIfNeeded()
        }
    }

    private func setUpControls() {
        volumeRow.isHidden = true
        volumeSlider.value = 0.7
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        stepper.value = 3
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                timesLabel.text = "\(Int(stepper.value)) a day"
            }, for: .valueChanged)
        remindersSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                setRemindersOn(remindersSwitch.isOn)
            }, for: .valueChanged)
    }

    private func makeForm() -> UIStackView {
        let titleLabel = UILabel("Account", style: .largeTitle)
        let hintLabel = UILabel(
            "Reminders come while you are away. Their sound is as loud as you like it.", style: .footnote,
            color: .secondaryLabel)
        let times = UIStackView(arrangedSubviews: [timesLabel, stepper])
        times.alignment = .center
        times.spacing = 8

        let form = UIStackView(arrangedSubviews: [
            titleLabel,
            FormGroupView([
                FormRowView("Name", control: makeValueLabel("Ada Lovelace")),
                FormRowView("E-mail", control: makeValueLabel("ada.lovelace@example.com")),
                FormRowView("Address", control: makeValueLabel("12 St James’s Square, London")),
            ]),
            FormGroupView([
                FormRowView("Reminders", control: remindersSwitch), volumeRow, FormRowView("Times", control: times),
            ]),
            hintLabel, makeColorRow(), saveButton,
        ])
        form.axis = .vertical
        form.spacing = 20
        form.setCustomSpacing(8, after: form.arrangedSubviews[2])
        return form
    }

    /// Makes a label of one line that is cut in the middle: a web address has no place for a line break.
    private func makeValueLabel(_ text: String) -> UILabel {
        let label = UILabel(text, style: .body, color: .secondaryLabel)
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        if text.contains("@") {
            label.numberOfLines = 1
            label.lineBreakMode = .byTruncatingMiddle
        }
        return label
    }

    private func makeColorRow() -> UIScrollView {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
            .systemPurple, .systemPink, .systemBrown,
        ]
        let swatches = colors.map { color in
            let swatch = UIView()
            swatch.backgroundColor = color
            swatch.layer.cornerRadius = 22
            NSLayoutConstraint.activate([
                swatch.widthAnchor.constraint(equalToConstant: 44), swatch.heightAnchor.constraint(equalToConstant: 44),
            ])
            return swatch
        }
        let row = UIStackView(arrangedSubviews: swatches)
        row.spacing = 12
        row.distribution = .equalSpacing
        return LeadingScrollView(row: row)
    }

    private func setUpLayout(of form: UIStackView) {
        let contentView = UIView()
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(form)
        for subview in [scrollView, contentView, form] { subview.translatesAutoresizingMaskIntoConstraints = false }
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
            form.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            form.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            form.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
        ])
    }
}
