import UIKit

/// A row of buttons side by side.
final class ActionsRow: ControlRow {
    private let buttons: [UIButton]
    private static let buttonHeight: CGFloat = 32
    private static let gap: CGFloat = 8

    init(title: String, name: String, actions: [(title: String, action: () -> Void)]) {
        buttons = actions.map { entry in
            let button = UIButton(configuration: .tinted())
            button.configuration?.title = entry.title
            button.configuration?.buttonSize = .small
            button.addAction(UIAction { _ in entry.action() }, for: .primaryActionTriggered)
            return button
        }
        super.init(title: title, name: name)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// Sets which buttons are enabled.
    func show(available: [Bool]) {
        for (button, isAvailable) in zip(buttons, available) where button.isEnabled != isAvailable {
            button.isEnabled = isAvailable
        }
    }

    override var height: CGFloat { wordsHeight + Self.buttonHeight + 10 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let count = CGFloat(buttons.count)
        let width = max((bounds.width - 2 * Self.margin - (count - 1) * Self.gap) / count, 0)
        for (index, button) in buttons.enumerated() {
            let x = Self.margin + CGFloat(index) * (width + Self.gap)
            place(button, CGRect(x: x, y: wordsHeight, width: width, height: Self.buttonHeight))
        }
    }
}
