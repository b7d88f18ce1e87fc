import Testing
import UIKit
import UIKitTesting

// A controller is the first responder, and is removed.
@MainActor @Suite("First responders that leave") struct FirstResponderLifetimeTests {
    private final class Typist: UIViewController {
        var typed = ""

        override var canBecomeFirstResponder: Bool { true }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            typed += presses.compactMap(\.key?.characters).joined()
        }
    }

    @Test("a controller whose view leaves the window gets no more keys, and is released")
    func controller() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        weak var left: Typist?
        do {
            let typist = Typist()
            stage.show(typist)
            stage.press("a")
            stage.show(UIViewController())
            stage.press("b")
            #expect(typist.typed == "a" && !typist.isFirstResponder)
            left = typist
        }
        #expect(left == nil)
    }
}
