import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Keys") struct KeyTests {
    private final class Listener: UIViewController {
        var keys: [UIKey] = []

        override var canBecomeFirstResponder: Bool { true }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap(\.key)
        }
    }

    @Test(
        "a key has the code of a US keyboard, and the characters that iOS gives it",
        arguments: [
            ("a", UIKeyboardHIDUsage.keyboardA, "a", "a"), ("Z", .keyboardZ, "Z", "z"),
            ("1", .keyboard1, "1", "1"), ("!", .keyboard1, "!", "1"), ("?", .keyboardSlash, "?", "/"),
            (" ", .keyboardSpacebar, " ", " "), ("ä", .keyboardErrorUndefined, "ä", "ä"),
            ("Enter", .keyboardReturnOrEnter, "\r", "\r"), ("Backspace", .keyboardDeleteOrBackspace, "\u{8}", "\u{8}"),
            ("Escape", .keyboardEscape, "UIKeyInputEscape", "UIKeyInputEscape"),
            ("ArrowUp", .keyboardUpArrow, "UIKeyInputUpArrow", "UIKeyInputUpArrow"),
        ])
    func places(name: String, usage: UIKeyboardHIDUsage, characters: String, plain: String) throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        let listener = Listener()
        stage.show(listener)
        stage.press(name)
        let key = try #require(listener.keys.first)
        #expect(
            key.keyCode == usage && key.characters == characters && key.charactersIgnoringModifiers == plain
                && listener.keys.count == 1)
    }

    @Test("key codes are those of the USB standard")
    func numbers() {
        let usages: [UIKeyboardHIDUsage] = [.keyboardA, .keyboard0, .keyboardF1, .keyboardUpArrow, .keyboardRightGUI]
        #expect(usages.map(\.rawValue) == [0x04, 0x27, 0x3A, 0x52, 0xE7])
    }
}
