import UIKit

/// What a key does with the text.
enum SearchKey: Equatable {
    case letter(Character)
    case delete
    case clear

    /// Returns nil for a key that doesn't change the text.
    @MainActor init?(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: self = .delete
        case .keyboardEscape: self = .clear
        default:
            // Other keys that type no character have names of several letters.
            guard let letter = key.characters.first, key.characters.count == 1, !letter.isNewline else { return nil }
            self = .letter(letter)
        }
    }
}
