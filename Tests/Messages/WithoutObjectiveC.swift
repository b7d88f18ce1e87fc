import Foundation
import UIKit

// What needs Objective-C's run time: methods and properties that have names.

final class Player: UIViewController {
    private let scrollView = UIScrollView()

    func watch() {
        let layer = scrollView.layer
        layer.addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
        // error: 'addObserver(_:forKeyPath:options:context:)' is unavailable: Properties have no names on Linux. Use view.observe(\.contentOffset) { view, change in … }.
        layer.removeObserver(self, forKeyPath: "bounds")
        // error: 'removeObserver(_:forKeyPath:)' is unavailable: Properties have no names on Linux. Call invalidate() on what observe(_:options:) returned.
        _ = scrollView.observe(\.contentOffset, options: [.prior]) { _, _ in }
        // error: 'prior' is unavailable: On Linux observers are called only after a change. Override the property, or its setter's method.
    }

    func reach() {
        view.setValue(8, forKeyPath: "layer.cornerRadius")
        // error: 'setValue(_:forKeyPath:)' is unavailable: Properties have no names on Linux. Set the property itself.
        view.setValue("12", forKey: "tag")
        // error: 'setValue(_:forKey:)' is unavailable: Properties have no names on Linux. Set the property itself.
        let tag = view.value(forKey: "tag") as? Int
        // error: 'value(forKey:)' is unavailable: Properties have no names on Linux. Read the property itself.
        let radius = view.value(forKeyPath: "layer.cornerRadius") as? CGFloat
        // error: 'value(forKeyPath:)' is unavailable: Properties have no names on Linux. Read the property itself.
        title = "\(tag ?? 0) \(radius ?? 0)"
    }

    func tick(_ timer: Timer) {}

    func wait() {
        Timer.scheduledTimer(
            // error: 'scheduledTimer(timeInterval:target:selector:userInfo:repeats:)' is unavailable: A timer on Linux has no userInfo: pass nil, and keep it in a property of the target.
            timeInterval: 1, target: self, selector: Selector(Self.tick), userInfo: ["count": 1], repeats: true)
        let timer = Timer(timeInterval: 1, target: self, selector: Selector(Self.tick), userInfo: 3, repeats: false)
        // error: 'init(timeInterval:target:selector:userInfo:repeats:)' is unavailable: A timer on Linux has no userInfo: pass nil, and keep it in a property of the target.
        RunLoop.main.add(timer, forMode: .common)
    }

    func keyboard() {
        NotificationCenter.default.addObserver(
            self, selector: Selector(Self.wait), name: UIResponder.keyboardWillShowNotification, object: nil)
        // error: 'keyboardWillShowNotification' is unavailable: Not built yet: entering text. No keyboard covers the screen: leave the observer out.
        NotificationCenter.default.addObserver(
            self, selector: Selector(Self.wait), name: UIResponder.keyboardWillHideNotification, object: nil)
        // error: 'keyboardWillHideNotification' is unavailable: Not built yet: entering text. No keyboard covers the screen: leave the observer out.
        NotificationCenter.default.addObserver(
            self, selector: Selector(Self.wait), name: .UIKeyboardWillChangeFrame, object: nil)
        // error: 'UIKeyboardWillChangeFrame' is unavailable: Not built yet: entering text. No keyboard covers the screen: leave the observer out.
    }

    func keyboardChanged(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        // error: 'keyboardFrameEndUserInfoKey' is unavailable: Not built yet: entering text. No keyboard covers the screen: leave it out.
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        // error: 'keyboardAnimationDurationUserInfoKey' is unavailable: Not built yet: entering text. No keyboard covers the screen: leave it out.
        UIView.animate(withDuration: duration ?? 0) { self.scrollView.contentInset.bottom = frame?.height ?? 0 }
    }
}

final class Model {
    @Published var name = "Ada"
    // error: 'Published' is unavailable: Combine isn't there on Linux. Use a didSet, or the package OpenCombine.
}

final class Store: ObservableObject {}
// error: 'ObservableObject' is unavailable: Combine isn't there on Linux. Use closures or AsyncStream, or the package OpenCombine.

final class Subscriber {
    var subscriptions: [AnyCancellable] = []
    // error: 'AnyCancellable' is unavailable: Combine isn't there on Linux. Use closures or AsyncStream, or the package OpenCombine.
}

@MainActor func byName(_ view: UIView) -> String { NSStringFromSelector(NSSelectorFromString("refresh")) }
// error: 'NSStringFromSelector' is unavailable: Methods have no names on Linux.
// error: 'NSSelectorFromString' is unavailable: Methods have no names on Linux. Write Selector(Class.method).
