import UIKit

/// A key to touch. The focus doesn't come to it: the space bar would press it, where a person means to type.
final class LetterKey: UIButton {
    override var canBecomeFocused: Bool { false }
}
