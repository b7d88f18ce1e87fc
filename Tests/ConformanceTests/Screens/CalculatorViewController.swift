import UIKit

/// A number above a keypad; beside it on a phone on its side. Keys lie the same way in every language.
final class CalculatorViewController: UIViewController {
    let displayLabel = UILabel()
    let keypadView = CalculatorKeypadView()
    private let captionLabel = UILabel("Basic", style: .headline, color: .secondaryLabel)
    private lazy var displayStackView = UIStackView(arrangedSubviews: [captionLabel, UIView(), displayLabel])
    private lazy var squareKeypad = keypadView.heightAnchor.constraint(equalTo: keypadView.widthAnchor)
    private lazy var mainStackView = UIStackView(arrangedSubviews: [displayStackView, keypadView])
    private var storedValue: Double?
    private var pendingSign: String?
    private var isTyping = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpDisplay()
        setUpKeypad()
        setUpLayout()
        updateAxis()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (controller: CalculatorViewController, _: UITraitCollection) in controller.updateAxis()
        }
    }

    private func setUpDisplay() {
        displayLabel.text = "0"
        displayLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
            for: .systemFont(ofSize: 64, weight: .light), maximumPointSize: 96)
        displayLabel.adjustsFontForContentSizeCategory = true
        displayLabel.adjustsFontSizeToFitWidth = true
        displayLabel.minimumScaleFactor = 0.4
        // A number ends where the keys end, in every language.
        displayLabel.textAlignment = .right
        displayStackView.axis = .vertical
    }

    private func setUpKeypad() {
        squareKeypad.priority = .defaultHigh
        keypadView.semanticContentAttribute = .forceLeftToRight
        for row in keypadView.arrangedSubviews {
            row.semanticContentAttribute = .forceLeftToRight
            for part in (row as? UIStackView)?.arrangedSubviews ?? [] where part is UIStackView {
                part.semanticContentAttribute = .forceLeftToRight
            }
        }
        for (title, key) in keypadView.keys {
            key.layer.cornerRadius = 16
            let isSign = "÷×−+=".contains(title)
            key.backgroundColor = isSign ? .systemOrange : .secondarySystemBackground
            key.setTitleColor(isSign ? .white : .label, for: .normal)
        }
        keypadView.onTap = { [weak self] in self?.enter($0) }
    }

    private func setUpLayout() {
        mainStackView.spacing = 16
        mainStackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mainStackView)
        let margins = view.layoutMarginsGuide
        let width = mainStackView.widthAnchor.constraint(equalTo: margins.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            mainStackView.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
            mainStackView.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8),
            mainStackView.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            mainStackView.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            mainStackView.widthAnchor.constraint(lessThanOrEqualToConstant: 680), width,
        ])
    }

    private func updateAxis() {
        let isLow = traitCollection.verticalSizeClass == .compact
        mainStackView.axis = isLow ? .horizontal : .vertical
        mainStackView.distribution = isLow ? .fillEqually : .fill
        squareKeypad.isActive = !isLow
    }

    private func enter(_ key: String) {
        switch key {
        case "÷", "×", "−", "=":
            storedValue = result()
            pendingSign = key == "=" ? nil : key
            isTyping = false
            displayLabel.text = (storedValue ?? 0).formatted(.number.grouping(.never).locale(Locale(identifier: "en")))
        default:
            let typed = isTyping ? displayLabel.text ?? "" : ""
            guard key != "." || !typed.contains(".") else { return }
            displayLabel.text = typed.isEmpty && key == "." ? "0." : typed + key
            isTyping = true
        }
    }

    private func result() -> Double {
        let value = Double(displayLabel.text ?? "") ?? 0
        guard let storedValue else { return value }
        switch pendingSign {
        case "÷": return storedValue / value
        case "×": return storedValue * value
        case "−": return storedValue - value
        default: return value
        }
    }
}
