import UIKit

/// A keyboard on the screen. Keys that lead to no mountain are disabled.
final class LetterKeys: UIView {
    var keyWasPressed: (SearchKey) -> Void = { _ in }

    private var rows: [[LetterKey]] = []
    private var letters: [(letter: Character, button: LetterKey)] = []
    private let deleteButton: LetterKey

    private static let gap: CGFloat = 6
    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    override init(frame: CGRect) {
        deleteButton = Self.button()
        super.init(frame: frame)
        accessibilityLabel = "Keyboard"
        for row in Self.letters {
            rows.append(row.map { button(typing: $0, title: String($0).uppercased(), spoken: nil) })
        }
        let space = button(typing: " ", title: "space", spoken: "Space")
        space.configuration?.buttonSize = .mini
        rows[2].insert(space, at: 0)
        deleteButton.configuration?.image = UIImage(
            systemName: "delete.left",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
        deleteButton.accessibilityLabel = "Delete"
        deleteButton.addAction(
            UIAction { [weak self] _ in self?.keyWasPressed(.delete) }, for: .primaryActionTriggered)
        rows[2].append(deleteButton)
        rows.joined().forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("Keys are made in code.") }

    private static func button() -> LetterKey {
        var configuration = UIButton.Configuration.gray()
        configuration.baseForegroundColor = .label
        configuration.baseBackgroundColor = .secondarySystemGroupedBackground
        configuration.contentInsets = .zero
        configuration.background.cornerRadius = 9
        configuration.cornerStyle = .fixed
        configuration.titleLineBreakMode = .byTruncatingTail
        return LetterKey(configuration: configuration)
    }

    private func button(typing letter: Character, title: String, spoken: String?) -> LetterKey {
        let button = Self.button()
        button.configuration?.title = title
        button.accessibilityLabel = spoken ?? title
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.6
        button.addAction(
            UIAction { [weak self] _ in self?.keyWasPressed(.letter(letter)) }, for: .primaryActionTriggered)
        letters.append((letter, button))
        return button
    }

    func show(next: Set<Character>, canDelete: Bool) {
        for (letter, button) in letters {
            let isNext = next.contains(letter)
            if button.isEnabled != isNext { button.isEnabled = isNext }
        }
        if deleteButton.isEnabled != canDelete { deleteButton.isEnabled = canDelete }
    }

    // MARK: Layout

    static func height(for traits: UITraitCollection) -> CGFloat { 3 * traits.grown(38) + 2 * gap }

    /// Lays out the keys in the same order in both layout directions. Rows are centred, and the last one fills the
    /// width.
    override func layoutSubviews() {
        super.layoutSubviews()
        let key = CGSize(
            width: (bounds.width + Self.gap) / 10 - Self.gap, height: (bounds.height - 2 * Self.gap) / 3)
        for (number, row) in rows.enumerated() {
            let isLast = number == 2
            let wide = isLast ? (bounds.width - 7 * (key.width + Self.gap) - Self.gap) / 2 : key.width
            var x = isLast ? 0 : (bounds.width - CGFloat(row.count) * (key.width + Self.gap) + Self.gap) / 2
            for (index, button) in row.enumerated() {
                let width = isLast && (index == 0 || index == row.count - 1) ? wide : key.width
                button.frame = CGRect(
                    x: x, y: CGFloat(number) * (key.height + Self.gap), width: width, height: key.height)
                x += width + Self.gap
            }
        }
    }
}
