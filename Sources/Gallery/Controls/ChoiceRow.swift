import UIKit

/// A few words side by side, of which one is chosen.
final class ChoiceRow: ControlRow {
    var choiceDidChange: (Int) -> Void = { _ in }

    private let track = UIView()
    private let buttons: [WordButton]
    private static let trackHeight: CGFloat = 32

    init(title: String, name: String, words: [String]) {
        buttons = words.map { WordButton($0) }
        super.init(title: title, name: name)
        track.backgroundColor = .tertiarySystemFill
        track.layer.cornerRadius = 9
        addSubview(track)
        for (index, button) in buttons.enumerated() {
            button.accessibilityLabel = "\(title): \(words[index])"
            button.layer.cornerRadius = 7
            button.action = { [weak self] in self?.choiceDidChange(index) }
            track.addSubview(button)
        }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// - Parameter available: Words that can be chosen at present; all by default.
    func show(choice: Int?, available: (Int) -> Bool = { _ in true }) {
        for (index, button) in buttons.enumerated() {
            let isChosen = index == choice
            button.backgroundColor = isChosen ? Self.plateColor : nil
            button.label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
            button.accessibilityTraits = isChosen ? [.button, .selected] : .button
            button.accessibilityValue = isChosen ? "chosen" : nil
            button.isEnabled = available(index)
        }
    }

    private static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    override var height: CGFloat { 52 + Self.trackHeight + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(
            x: Self.margin, y: 50, width: max(bounds.width - 2 * Self.margin, 0), height: Self.trackHeight)
        let width = (track.bounds.width - 4) / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 2 + CGFloat(index) * width, y: 2, width: width, height: Self.trackHeight - 4)
        }
    }
}
