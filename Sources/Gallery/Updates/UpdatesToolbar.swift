import UIKit

/// Buttons in one row if there is room, and in two rows otherwise.
final class UpdatesToolbar: UIView {
    private let buttons: [UIButton]
    private let line = UIView()
    private static let buttonHeight: CGFloat = 36
    private static let gap: CGFloat = 6
    private static let margin: CGFloat = 12
    private static let leastWidthOfOneRow: CGFloat = 700
    private static let mostWidth: CGFloat = 1000

    init(buttons: [UIButton]) {
        self.buttons = buttons
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        for view in buttons + [line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Toolbars are made in code.") }

    static func button(_ title: String, spoken: String? = nil, action: @escaping () -> Void) -> UIButton {
        var configuration = title == "Storm" ? UIButton.Configuration.filled() : .gray()
        configuration.title = title
        configuration.buttonSize = .mini
        // A title that needs more room shrinks.
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        configuration.cornerStyle = .large
        configuration.titleLineBreakMode = .byTruncatingTail
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = spoken ?? title
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.7
        return button
    }

    private func columns(in width: CGFloat) -> Int {
        width >= Self.leastWidthOfOneRow ? buttons.count : (buttons.count + 1) / 2
    }

    /// Returns the size without the safe area.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = CGFloat((buttons.count - 1) / columns(in: size.width) + 1)
        return CGSize(
            width: size.width, height: 2 * Self.margin + rows * Self.buttonHeight + (rows - 1) * Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let room = bounds.inset(by: safeAreaInsets)
        let columns = columns(in: room.width)
        let available = min(room.width - 2 * Self.margin, Self.mostWidth)
        let width = (available + Self.gap) / CGFloat(columns) - Self.gap
        let left = room.midX - available / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: left + CGFloat(index % columns) * (width + Self.gap),
                y: Self.margin + CGFloat(index / columns) * (Self.buttonHeight + Self.gap), width: width,
                height: Self.buttonHeight)
        }
    }
}
