import UIKit

/// The views and constraints of `NibCell.xib` in code.
final class HandmadeCell: UICollectionViewCell {
    let avatar = UIImageView(image: UIImage(systemName: "person"))
    let badge = UILabel()
    let title = UILabel()
    let body = UILabel()
    let time = UILabel()
    let photo = UIImageView(image: UIImage(systemName: "photo"))
    let like = UIButton(type: .system)
    let reply = UIButton(type: .system)
    let share = UIButton(type: .system)
    let count = UILabel()
    let more = UIButton(type: .system)
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        contentView.clipsToBounds = true
        let parts = [avatar, badge, title, body, time, photo, like, reply, share, count, more, line]
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        setUpPictures()
        setUpLabels()
        setUpButtons()
        line.backgroundColor = .separator
        constrain()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpPictures() {
        for picture in [avatar, photo] {
            picture.clipsToBounds = true
            picture.backgroundColor = .secondarySystemBackground
        }
        avatar.contentMode = .scaleAspectFill
        photo.contentMode = .scaleAspectFit
    }

    private func setUpLabels() {
        let labels: [(label: UILabel, text: String, font: UIFont, color: UIColor, hugging: UILayoutPriority)] = [
            (badge, "3", .systemFont(ofSize: 12), .systemRed, UILayoutPriority(251)),
            (title, "Title", .systemFont(ofSize: 17, weight: .semibold), .label, .defaultLow),
            (body, "Body", .systemFont(ofSize: 15), .label, UILayoutPriority(251)),
            (time, "Yesterday", .systemFont(ofSize: 13), .secondaryLabel, .defaultHigh),
            (count, "128", .systemFont(ofSize: 13), .secondaryLabel, UILayoutPriority(251)),
        ]
        for (label, text, font, color, hugging) in labels {
            label.contentMode = .left
            label.text = text
            label.font = font
            label.textColor = color
            label.setContentHuggingPriority(hugging, for: .horizontal)
            label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        }
        title.numberOfLines = 2
        body.numberOfLines = 0
    }

    private func setUpButtons() {
        let buttons = [(like, "heart"), (reply, "message"), (share, "square.and.arrow.up"), (more, "ellipsis")]
        for (button, symbol) in buttons { button.setImage(UIImage(systemName: symbol), for: .normal) }
    }

    private func constrain() {
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 44),
            line.heightAnchor.constraint(equalToConstant: 1),
            avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor),
            badge.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            time.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            contentView.trailingAnchor.constraint(equalTo: time.trailingAnchor, constant: 16),
            time.topAnchor.constraint(equalTo: title.topAnchor),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            contentView.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 16),
            photo.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            photo.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
            like.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            like.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
            reply.leadingAnchor.constraint(equalTo: like.trailingAnchor, constant: 24),
            reply.centerYAnchor.constraint(equalTo: like.centerYAnchor),
            share.leadingAnchor.constraint(equalTo: reply.trailingAnchor, constant: 24),
            share.centerYAnchor.constraint(equalTo: like.centerYAnchor),
            count.leadingAnchor.constraint(equalTo: share.trailingAnchor, constant: 8),
            count.centerYAnchor.constraint(equalTo: like.centerYAnchor),
            contentView.trailingAnchor.constraint(equalTo: more.trailingAnchor, constant: 16),
            more.centerYAnchor.constraint(equalTo: like.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: line.trailingAnchor, constant: 16),
            line.topAnchor.constraint(equalTo: like.bottomAnchor, constant: 12),
            contentView.bottomAnchor.constraint(equalTo: line.bottomAnchor),
        ])
    }
}
