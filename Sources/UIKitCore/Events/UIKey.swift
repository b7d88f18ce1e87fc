import Foundation

/// A key of the keyboard, with the modifier keys that were down.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The text that the key types with its modifiers: "a", or "A" with Shift. Keys that type nothing have the names of
    /// `UIKeyCommand`, such as "UIKeyInputUpArrow"; Return is "\r", Backspace "\u{8}".
    open private(set) var characters: String
    /// The text that the key types without modifiers, on a US keyboard.
    open private(set) var charactersIgnoringModifiers: String
    /// The modifier keys that were down.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard.
    ///
    /// A browser reports what a key types, so this is the key that types it on a US keyboard (our choice). Keys that a
    /// US keyboard doesn't have are `.keyboardErrorUndefined`.
    open private(set) var keyCode: UIKeyboardHIDUsage

    /// The name that browsers use: "ArrowDown", "Enter", "a".
    final let name: String

    /// Whether this is Escape, without other keys.
    final var isEscape: Bool { keyCode == .keyboardEscape && modifierFlags.isEmpty }

    /// Creates a key from the name that browsers use.
    init(name: String, modifierFlags: UIKeyModifierFlags) {
        let place = KeyPlace(name)
        self.name = name
        characters = place?.characters ?? name
        charactersIgnoringModifiers = place?.plainCharacters ?? name
        keyCode = place?.usage ?? .keyboardErrorUndefined
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// A place on a US keyboard.
private struct KeyPlace {
    let usage: UIKeyboardHIDUsage
    let characters: String
    let plainCharacters: String

    init?(_ name: String) {
        if let named = Self.named[name] {
            usage = named.usage
            characters = named.characters
            plainCharacters = named.characters
            return
        }
        guard name.count == 1, let letter = name.first else { return nil }
        if let index = Self.letters.firstIndex(of: Character(letter.lowercased())) {
            guard let usage = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index) else {
                return nil
            }
            self.usage = usage
            plainCharacters = letter.lowercased()
        } else if let index = Self.plainSigns.firstIndex(of: letter) ?? Self.shiftedSigns.firstIndex(of: letter) {
            usage = Self.signUsages[index]
            plainCharacters = String(Self.plainSigns[index])
        } else {
            return nil
        }
        characters = name
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
    private static let plainSigns = Array("1234567890-=[]\\;'`,./ ")
    private static let shiftedSigns = Array("!@#$%^&*()_+{}|:\"~<>?")
    private static let signUsages: [UIKeyboardHIDUsage] = [
        .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9,
        .keyboard0, .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket,
        .keyboardBackslash, .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma,
        .keyboardPeriod, .keyboardSlash, .keyboardSpacebar,
    ]

    private static let named: [String: (usage: UIKeyboardHIDUsage, characters: String)] = [
        "ArrowUp": (.keyboardUpArrow, "UIKeyInputUpArrow"), "ArrowDown": (.keyboardDownArrow, "UIKeyInputDownArrow"),
        "ArrowLeft": (.keyboardLeftArrow, "UIKeyInputLeftArrow"),
        "ArrowRight": (.keyboardRightArrow, "UIKeyInputRightArrow"),
        "PageUp": (.keyboardPageUp, "UIKeyInputPageUp"), "PageDown": (.keyboardPageDown, "UIKeyInputPageDown"),
        "Home": (.keyboardHome, "UIKeyInputHome"), "End": (.keyboardEnd, "UIKeyInputEnd"),
        "Escape": (.keyboardEscape, "UIKeyInputEscape"), "Enter": (.keyboardReturnOrEnter, "\r"),
        "Backspace": (.keyboardDeleteOrBackspace, "\u{8}"), "Delete": (.keyboardDeleteForward, "UIKeyInputDelete"),
    ]
}
