import UIKit

/// A screen with one message.
final class MessageController: UIViewController {
    private let message: Message

    init(_ message: Message) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message.sender
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        let lines = UIStackView(arrangedSubviews: [
            label(message.subject, .title2, .label),
            label(MessageDate.text(for: message.date), .subheadline, .secondaryLabel),
            label(message.body, .body, .label),
        ])
        lines.axis = .vertical
        lines.spacing = 12
        lines.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(lines)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            lines.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            lines.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            lines.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            lines.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
