import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What layout libraries and their own tests take for granted.
@Suite("Constraints as libraries make them") @MainActor struct ConstraintsOfLibrariesTests {
    private func child(of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test("priorities can be a little more or less than another")
    func priorities() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(.fittingSizeLevel + 1 == UILayoutPriority(51))
    }

    @Test("a view that is placed directly in a window")
    func window() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let view = child(of: window)
        activate(
            view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10))
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 10, width: 200, height: 40))
    }
}
