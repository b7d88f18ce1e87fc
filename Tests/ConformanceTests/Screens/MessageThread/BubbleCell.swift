import UIKit

/// A text on a round ground: one's own at the trailing edge, others' at the leading one.
final class BubbleCell: UICollectionViewCell {
    let bubbleView = UIView()
    private let label = UILabel()
    private lazy var leading = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    private lazy var trailing = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubbleView.layer.cornerRadius = 16
        bubbleView.layer.cornerCurve = .continuous
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        for subview in [bubbleView, label] { subview.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubbleView)
        bubbleView.addSubview(label)
        NSLayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ message: ThreadMessage) {
        label.text = message.text
        label.textColor = message.isMine ? .white : .label
        bubbleView.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        // Constraints are deactivated first: both at once would be in conflict for a moment.
        NSLayoutConstraint.deactivate([leading, trailing])
        (message.isMine ? trailing : leading).isActive = true
    }
}
