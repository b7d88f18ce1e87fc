import UIKit

/// A typical row of an app, made of stack views: a picture, a name, a text of several lines, a note that some posts
/// lack, and two buttons. `Peers/qtfeed.py` and `Peers/gtk4feed.c` have the same.
final class FeedCell: UICollectionViewCell {
    static var created = 0
    private let avatar = UIImageView()
    private let name = UILabel()
    private let body = UILabel()
    private let note = UILabel()
    private let like = UIButton(type: .system)
    private let reply = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        FeedCell.created += 1
        name.font = .boldSystemFont(ofSize: 17)
        body.font = .systemFont(ofSize: 15)
        body.numberOfLines = 0
        note.font = .systemFont(ofSize: 13)

        let buttons = UIStackView(arrangedSubviews: [like, reply, UIView()])
        buttons.spacing = 16
        let texts = UIStackView(arrangedSubviews: [name, body, note, buttons])
        texts.axis = .vertical
        texts.spacing = 4
        let row = UIStackView(arrangedSubviews: [avatar, texts])
        row.alignment = .top
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: FeedPicture.side),
            avatar.heightAnchor.constraint(equalToConstant: FeedPicture.side),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ post: FeedPost) {
        avatar.image = FeedPicture.all[post.picture]
        name.text = post.name
        body.text = post.text
        note.text = post.note
        note.isHidden = post.note == nil
        like.setTitle(post.likes, for: .normal)
        reply.setTitle(post.replies, for: .normal)
    }

    /// As wide as the list, and as high as its content.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = contentView.systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }
}
