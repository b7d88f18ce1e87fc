/// What a key does to the text.
enum SearchKey: Equatable {
    case letter(Character)
    case delete
    case clear

    /// nil for keys that mean nothing to a text.
    init?(_ characters: String) {
        switch characters {
        case "Backspace": self = .delete
        case "Escape": self = .clear
        default:
            // Other keys that type nothing have names of several letters.
            guard let letter = characters.first, characters.count == 1 else { return nil }
            self = .letter(letter)
        }
    }
}
