import UIKit

/// A question on a card over the dimmed screen, with two buttons. A touch beside the card is a no.
final class ConfirmationViewController: UIViewController {
    private let question: String
    private let answer: String
    private let onAnswer: () -> Void
    private let cardView = UIView()
    private let dimmingView = UIControl()

    init(question: String, answer: String, onAnswer: @escaping () -> Void) {
        self.question = question
        self.answer = answer
        self.onAnswer = onAnswer
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dimmingView.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimmingView)
        cardView.backgroundColor = .secondarySystemBackground
        cardView.layer.cornerRadius = 20
        cardView.translatesAutoresizingMaskIntoConstraints = false
        cardView.accessibilityIdentifier = "card"
        view.addSubview(cardView)
        let label = UILabel()
        label.text = question
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .headline)
        let buttons = UIStackView(arrangedSubviews: [
            makeButton("Cancel", .gray()) {}, makeButton(answer, .filled(), onAnswer),
        ])
        buttons.distribution = .fillEqually
        buttons.spacing = 8
        let stackView = UIStackView(arrangedSubviews: [label, buttons])
        stackView.axis = .vertical
        stackView.spacing = 20
        stackView.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(stackView)
        NSLayoutConstraint.activate([
            cardView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cardView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            cardView.widthAnchor.constraint(equalToConstant: 300),
            stackView.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 20),
            stackView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -20),
            stackView.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -20),
        ])
    }

    private func makeButton(
        _ title: String, _ style: UIButton.Configuration, _ action: @escaping () -> Void
    ) -> UIButton {
        var configuration = style
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true, completion: action) })
    }
}

/// A drawing that can be erased, once a person has said so.
final class DrawingViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "A drawing"
        let button = UIButton(
            configuration: .plain(), primaryAction: UIAction(title: "Erase") { [weak self] _ in self?.ask() })
        let stackView = UIStackView(arrangedSubviews: [label, button])
        stackView.axis = .vertical
        stackView.frame = CGRect(x: 20, y: 80, width: 200, height: 100)
        stackView.distribution = .fillEqually
        view.addSubview(stackView)
    }

    private func ask() {
        let confirmation = ConfirmationViewController(question: "Erase the drawing?", answer: "Yes") { [weak self] in
            self?.label.text = "An empty page"
        }
        present(confirmation, animated: true)
    }
}
