import UIKit

/// The buttons below a post: those with numbers at the leading edge, and More at the trailing edge. At the
/// accessibility text sizes they're below each other.
final class FeedActionBar: UIStackView {
    let likeButton = UIButton(configuration: .gray())
    let repliesButton = UIButton(configuration: .gray())
    let moreButton = UIButton(configuration: .gray())

    /// A spacer between the last button and the others.
    private let room = UIView()

    init() {
        super.init(frame: .zero)
        for button in [likeButton, repliesButton, moreButton] {
            button.configuration?.buttonSize = .small
            button.configuration?.cornerStyle = .capsule
            button.configuration?.imagePadding = 6
            button.setContentHuggingPriority(.required, for: .horizontal)
        }
        moreButton.configuration?.image = UIImage(systemName: "ellipsis")
        moreButton.accessibilityLabel = "More"
        for view in [likeButton, repliesButton, room, moreButton] { addArrangedSubview(view) }
        spacing = 8
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: FeedActionBar, _) in bar.arrange() }
    }

    required init(coder: NSCoder) { fatalError("Action bars are made in code.") }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        alignment = isLarge ? .leading : .fill
        room.isHidden = isLarge
    }

    func show(_ post: FeedPost, _ changes: FeedChanges) {
        let isLiked = changes.liked.contains(post.number)
        let likes = post.likes + (isLiked ? 1 : 0)
        likeButton.configuration?.title = likes.grouped
        likeButton.configuration?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
        likeButton.accessibilityLabel = "Like, \(likes.grouped)"
        show(likeButton, isLiked, .systemPink)
        let count = post.replies.count
        let areRepliesOpen = changes.withReplies.contains(post.number)
        repliesButton.configuration?.title = "\(count)"
        repliesButton.configuration?.image = UIImage(systemName: areRepliesOpen ? "bubble.right.fill" : "bubble.right")
        repliesButton.accessibilityLabel = count == 1 ? "1 reply" : "\(count) replies"
        show(repliesButton, areRepliesOpen, .systemBlue)
        show(moreButton, changes.withDetails.contains(post.number), .systemBlue)
    }

    private func show(_ button: UIButton, _ isOn: Bool, _ color: UIColor) {
        button.tintColor = isOn ? color : .label
        button.accessibilityTraits = isOn ? [.button, .selected] : .button
    }
}
