import UIKit

/// A row of the mailbox: the sender, the date, the subject and the first lines. A dot marks an unread message.
final class MessageCell: UICollectionViewListCell {
    private static let dotSide: CGFloat = 10
    /// The distance from the safe area's edge to the texts, in points. It leaves room for the dot.
    private static let textInset: CGFloat = 32

    private let dot = UIView()
    private let sender = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    private let date = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let subject = UILabel()
    private let preview = UILabel()
    /// Sender and date: side by side, or one below the other at text sizes at which they don't fit on a line.
    private let firstLine = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLooks()
        setUpLayout()
        isAccessibilityElement = true
        accessories = [.multiselect()]
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    private func setUpLooks() {
        for (label, style) in [
            (sender, UIFont.TextStyle.headline), (date, .subheadline), (subject, .subheadline), (preview, .subheadline),
        ] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
        }
        date.textColor = .secondaryLabel
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = Self.dotSide / 2
        flag.tintColor = .systemOrange
        chevron.tintColor = .tertiaryLabel
        for image in [flag, chevron] {
            image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
            image.setContentHuggingPriority(.required, for: .horizontal)
            image.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        date.setContentHuggingPriority(.required, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setUpLayout() {
        let end = UIStackView(arrangedSubviews: [flag, date, chevron])
        end.spacing = 6
        end.alignment = .center
        firstLine.addArrangedSubview(sender)
        firstLine.addArrangedSubview(end)
        firstLine.spacing = 8
        let lines = UIStackView(arrangedSubviews: [firstLine, subject, preview])
        lines.axis = .vertical
        lines.spacing = 2
        for view in [dot, lines] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        // The content view reaches below the island of a phone on its side.
        let room = contentView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            lines.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: Self.textInset),
            lines.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
            dot.widthAnchor.constraint(equalToConstant: Self.dotSide),
            dot.heightAnchor.constraint(equalToConstant: Self.dotSide),
            dot.centerXAnchor.constraint(equalTo: room.leadingAnchor, constant: Self.textInset / 2 + 1),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            separatorLayoutGuide.leadingAnchor.constraint(equalTo: lines.leadingAnchor),
        ])
    }

    func show(_ message: Message) {
        sender.text = message.sender
        date.text = MessageDate.text(for: message.date)
        subject.text = message.subject
        preview.text = message.body
        dot.isHidden = !message.isUnread
        flag.isHidden = !message.isFlagged
        accessibilityLabel = "\(message.sender), \(message.subject)"
        accessibilityValue = [message.isUnread ? "Unread" : nil, message.isFlagged ? "Flagged" : nil, date.text]
            .compactMap(\.self).joined(separator: ", ")
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        firstLine.axis = isLarge ? .vertical : .horizontal
        firstLine.alignment = isLarge ? .leading : .firstBaseline
        subject.numberOfLines = isLarge ? 2 : 1
    }
}
