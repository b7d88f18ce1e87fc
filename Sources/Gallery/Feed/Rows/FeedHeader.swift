import UIKit

/// The author and time of a post, and a button to follow the author. At the accessibility text sizes they're below each
/// other.
final class FeedHeader: UIStackView {
    let avatar = AvatarView(side: 44)
    let name = UILabel()
    let time = UILabel()
    let followButton = UIButton()

    init() {
        super.init(frame: .zero)
        name.font = .preferredFont(forTextStyle: .headline)
        time.font = .preferredFont(forTextStyle: .footnote)
        time.textColor = .secondaryLabel
        for label in [name, time] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        followButton.setContentHuggingPriority(.required, for: .horizontal)
        followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let words = UIStackView(arrangedSubviews: [name, time])
        words.axis = .vertical
        words.spacing = 1
        for view in [avatar, words, followButton] { addArrangedSubview(view) }
        spacing = 12
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (header: FeedHeader, _) in
            header.arrange()
        }
    }

    required init(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ post: FeedPost, isFollowed: Bool) {
        avatar.show(post.author)
        name.text = post.author.name
        time.text = post.time
        followButton.configuration = isFollowed ? Self.following : Self.follow
        followButton.accessibilityTraits = isFollowed ? [.button, .selected] : .button
    }

    private static let follow = configuration(.tinted(), title: "Follow")
    private static let following = configuration(.gray(), title: "Following")

    private static func configuration(_ plain: UIButton.Configuration, title: String) -> UIButton.Configuration {
        var configuration = plain
        configuration.title = title
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        return configuration
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        alignment = isLarge ? .leading : .center
    }
}
