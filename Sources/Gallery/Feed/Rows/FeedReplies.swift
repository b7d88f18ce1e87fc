import UIKit

/// Replies one below the other, after a separator. If there is less room than they need, they're clipped instead of
/// compressed.
final class FeedReplies: UIView {
    private let line = UIView()
    private let column = UIStackView()
    private(set) var rows: [FeedReplyRow] = []

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        column.addArrangedSubview(line)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let end = column.bottomAnchor.constraint(equalTo: bottomAnchor)
        // Texts keep their heights when there is less room.
        end.priority = .defaultHigh - 1
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            end,
        ])
    }

    required init?(coder: NSCoder) { fatalError("Replies are made in code.") }

    func show(_ replies: [FeedReply]) {
        while rows.count < replies.count {
            let row = FeedReplyRow()
            rows.append(row)
            column.addArrangedSubview(row)
        }
        for (index, row) in rows.enumerated() {
            row.isHidden = index >= replies.count
            if index < replies.count { row.show(replies[index]) }
        }
    }
}
