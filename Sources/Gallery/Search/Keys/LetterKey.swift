import UIKit

/// A key of the keyboard on the screen. It can't become focused: the space bar would press it instead of typing a
/// space.
final class LetterKey: UIButton {
    override var canBecomeFocused: Bool { false }
}
