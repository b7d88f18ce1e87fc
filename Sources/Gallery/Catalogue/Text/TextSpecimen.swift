import UIKit

/// A text that shows one aspect of text, in a label.
@MainActor struct TextSpecimen {
    /// The specimen's name. nil for a text style, which the caption describes by its size.
    let name: String?
    let label: UILabel
    /// Whether the text has a box as wide as the card instead of its own width.
    var isBoxed = false

    init(_ name: String?, _ label: UILabel, isBoxed: Bool = false) {
        self.name = name
        self.label = label
        self.isBoxed = isBoxed
    }

    /// Makes a specimen with as many lines as the text needs.
    init(_ name: String?, _ text: String, font: UIFont = .systemFont(ofSize: 17)) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        self.init(name, label)
    }

    init(_ name: String, _ text: NSAttributedString, isBoxed: Bool = false) {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        self.init(name, label, isBoxed: isBoxed)
    }

    init(_ name: String, _ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.init(name, NSAttributedString(string: text, attributes: attributes))
    }
}
