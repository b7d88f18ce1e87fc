import UIKit

/// A reply: its author and text.
final class FeedReplyRow: UIStackView {
    let name = UILabel()
    let text = UILabel()
    private let avatar = AvatarView(side: 28)

    init() {
        super.init(frame: .zero)
        name.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
        text.font = .preferredFont(forTextStyle: .subheadline)
        for label in [name, text] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let words = UIStackView(arrangedSubviews: [name, text])
        words.axis = .vertical
        for view in [avatar, words] { addArrangedSubview(view) }
        alignment = .top
        spacing = 10
    }

    required init(coder: NSCoder) { fatalError("Rows are made in code.") }

    func show(_ reply: FeedReply) {
        avatar.show(reply.author)
        name.text = reply.author.name
        text.text = reply.text
    }
}
