import UIKit

/// A person's initials on a disc.
final class AvatarView: UIView {
    private let label = UILabel()

    /// - Parameter side: The diameter of the disc, in points.
    init(side: CGFloat) {
        super.init(frame: .zero)
        layer.cornerRadius = side / 2
        label.font = .systemFont(ofSize: (side * 0.4).rounded(), weight: .semibold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: side),
            heightAnchor.constraint(equalToConstant: side),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Avatars are made in code.") }

    func show(_ author: FeedAuthor) {
        label.text = author.initials
        backgroundColor = author.color
    }
}
