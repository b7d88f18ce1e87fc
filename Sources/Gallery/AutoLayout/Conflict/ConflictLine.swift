import UIKit

/// One line: a sentence, a constraint in a monospaced font, or a name with a text beside it.
final class ConflictLine: UIView {
    private let name = UILabel()
    private let text = UILabel()

    private static let nameWidth: CGFloat = 92

    init(_ part: ConflictExplanation.Part) {
        super.init(frame: .zero)
        for label in [name, text] {
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        text.grow(as: .footnote)
        switch part {
        case .sentence(let words):
            text.text = words
            text.textColor = .secondaryLabel
            pin(text, to: self)
        case .constraint(let words):
            writeAsCode(words)
            backgroundColor = .systemRed.withAlphaComponent(0.12)
            layer.cornerRadius = 8
            pin(text, to: self, inset: UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10))
        case .broken(let words):
            writeAsCode(words)
            text.textColor = .secondaryLabel
            pin(text, to: self)
        case .fact(let heading, let words):
            name.text = heading
            name.grow(as: .footnote, weight: .semibold)
            text.text = words
            pinBesideEachOther()
        }
    }

    required init?(coder: NSCoder) { fatalError("Lines are made in code.") }

    private func writeAsCode(_ words: String) {
        text.text = words
        text.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .monospacedSystemFont(ofSize: 13, weight: .medium), maximumPointSize: 17)
        text.adjustsFontForContentSizeCategory = true
    }

    private func pin(_ label: UILabel, to view: UIView, inset: UIEdgeInsets = .zero) {
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset.left),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset.right),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: inset.top),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset.bottom),
        ])
    }

    private func pinBesideEachOther() {
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor),
            name.topAnchor.constraint(equalTo: topAnchor),
            name.widthAnchor.constraint(equalToConstant: Self.nameWidth),
            name.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
            text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: trailingAnchor),
            text.topAnchor.constraint(equalTo: topAnchor),
            text.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
