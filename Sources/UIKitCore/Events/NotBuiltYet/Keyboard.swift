import Foundation

// Not built yet: a keyboard on the screen.

extension UIResponder {
    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name { fatalError() }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave it out.")
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave it out.")
    public nonisolated class var keyboardFrameEndUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave it out.")
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave it out.")
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave it out.")
    public nonisolated class var keyboardIsLocalUserInfoKey: String { fatalError() }
}

extension NSNotification.Name {
    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public static var UIKeyboardWillShow: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public static var UIKeyboardDidShow: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public static var UIKeyboardWillHide: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public static var UIKeyboardDidHide: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { fatalError() }

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard covers the screen: leave the observer out."
    )
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { fatalError() }
}
