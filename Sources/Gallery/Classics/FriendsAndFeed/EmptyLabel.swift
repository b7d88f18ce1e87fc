import UIKit

/// A label in the middle of an empty list that says why it's empty.
final class EmptyLabel: UILabel {
    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        grow(as: .body)
        textColor = .secondaryLabel
        textAlignment = .center
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { fatalError("The label is made in code.") }
}
