import UIKit

/// A row of an app with 12 views and 30 constraints: a picture with a badge, two texts of several lines, a photo, and a
/// line of buttons. `Peers/gtk4constraints.c` has the same.
@MainActor final class ConstrainedCell: UIView {
    private let title = UILabel()
    private let body = UILabel()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Workload.screen.width, height: 100))
        let avatar = add(UIView())
        let badge = add(Part(14, 14))
        for label in [title, body] {
            label.numberOfLines = 0
            add(label)
        }
        let time = add(Part(60, 16))
        time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let photo = add(Part(80, 60))
        let (like, reply, share, count) = (add(Part(24, 24)), add(Part(24, 24)), add(Part(24, 24)), add(Part(40, 16)))
        let (more, line) = (add(Part(24, 24)), add(Part(UIView.noIntrinsicMetric, 1)))
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 44),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor),
            badge.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: time.leadingAnchor, constant: -8),
            time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            time.topAnchor.constraint(equalTo: title.topAnchor),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
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
            more.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            more.centerYAnchor.constraint(equalTo: like.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            line.topAnchor.constraint(equalTo: like.bottomAnchor, constant: 12),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        precondition(subviews.count == 12)
    }

    required init?(coder: NSCoder) { nil }

    @discardableResult private func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    func show(_ text: Text) { (title.text, body.text) = (text.title, text.body) }

    /// Returns the height as for cells that are as wide as their list.
    func fittingHeight() -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: Workload.screen.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension ConstrainedCell {
    /// The texts of one item.
    struct Text {
        var title: String
        var body: String

        /// A title of one or two lines, and a text of up to six: words with the same lengths in every engine.
        static let all: [Text] = (0..<16).map { number in
            Text(
                title: words(3 + number % 5, from: number), body: words(8 + number * 7 % 25, from: number))
        }

        private static func words(_ count: Int, from first: Int) -> String {
            let words = ["river", "window", "a", "paper", "orange", "of", "letter", "green", "to", "morning"]
            return (0..<count).map { words[(first + $0 * 3) % words.count] }.joined(separator: " ")
        }
    }

    /// A view with its own size, such as an icon.
    private final class Part: UIView {
        private let size: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }
}
