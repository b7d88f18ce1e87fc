import UIKit

/// A post: its author, the text, sometimes a picture, buttons, and replies and details that open and close. The layout
/// sets the width, and the cell's stack view sets the height.
final class FeedPostCell: UICollectionViewCell {
    let header = FeedHeader()
    let text = UILabel()
    let picture = UIImageView()
    let details = UILabel()
    let actions = FeedActionBar()
    let replies = FeedReplies()

    private(set) var post: FeedPost?
    var actionWasChosen: (FeedAction) -> Void = { _ in }

    private let column = UIStackView()
    private lazy var widthOfRow = contentView.widthAnchor.constraint(equalToConstant: 0)
    /// The height of the picture, which depends on its width.
    private var heightOfPicture: NSLayoutConstraint?

    /// The height divided by the width of the tallest picture that is shown whole. Taller pictures are cropped at the
    /// top and bottom.
    private static let mostHeight: CGFloat = 1.1

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 26
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        setUpTexts()
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 14
        picture.layer.cornerCurve = .continuous
        picture.isAccessibilityElement = true
        picture.accessibilityTraits = .image
        setUpColumn()
        setUpButtons()
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    private func setUpTexts() {
        text.font = .preferredFont(forTextStyle: .body)
        details.font = .preferredFont(forTextStyle: .footnote)
        details.textColor = .secondaryLabel
        for label in [text, details] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
    }

    private func setUpColumn() {
        for part in [header, text, picture, details, actions, replies] { column.addArrangedSubview(part) }
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        // Both constraints yield to the size that a cell has before it gets its own.
        let end = column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        for constraint in [widthOfRow, end] { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentView.topAnchor),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            end, widthOfRow,
        ])
    }

    private func setUpButtons() {
        for (button, action) in [
            (header.followButton, FeedAction.follow), (actions.likeButton, .like),
            (actions.repliesButton, .showReplies), (actions.moreButton, .showDetails),
        ] {
            button.addAction(UIAction { [weak self] _ in self?.actionWasChosen(action) }, for: .touchUpInside)
        }
    }

    /// The width of the row, in points.
    var width: CGFloat {
        get { widthOfRow.constant }
        set { if newValue != width { widthOfRow.constant = newValue } }
    }

    /// - Parameter photo: The post's picture, if it has one.
    func show(_ post: FeedPost, photo: Photo?, _ changes: FeedChanges) {
        self.post = post
        text.text = post.text
        text.textAlignment = post.author.isRightToLeft ? .right : .left
        details.text = post.details
        replies.show(post.replies)
        show(photo)
        accessibilityLabel = "Post \(post.number + 1), \(post.author.name)"
        show(changes)
    }

    private func show(_ photo: Photo?) {
        picture.image = photo?.image
        picture.isHidden = photo == nil
        picture.accessibilityLabel = photo?.name
        heightOfPicture?.isActive = false
        heightOfPicture = photo.map { photo in
            let ratio = min(1 / photo.aspectRatio, Self.mostHeight)
            return picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: ratio)
        }
        heightOfPicture?.priority = UILayoutPriority(999)
        heightOfPicture?.isActive = true
    }

    /// Shows a person's changes. In an animation block parts open and close gradually.
    func show(_ changes: FeedChanges) {
        guard let post else { return }
        header.show(post, isFollowed: changes.followed.contains(post.author.number))
        actions.show(post, changes)
        show(details, changes.withDetails.contains(post.number))
        show(replies, changes.withReplies.contains(post.number))
    }

    private func show(_ part: UIView, _ isOpen: Bool) {
        if part.isHidden == isOpen { part.isHidden = !isOpen }
        part.alpha = isOpen ? 1 : 0
    }

    override var isHighlighted: Bool {
        didSet { contentView.backgroundColor = isHighlighted ? .systemGray5 : .secondarySystemGroupedBackground }
    }
}
