import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Views that were outside a window while the appearance changed") @MainActor struct AwayFromWindowTests {
    private let stage = Stage()

    /// Records its trait changes.
    private final class Told: UIView {
        var changes: [[UIUserInterfaceStyle]] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let before = previousTraitCollection?.userInterfaceStyle ?? .unspecified
            changes.append([before, traitCollection.userInterfaceStyle])
        }
    }

    @Test("a view gets its trait change when it comes back, and labels draw in the new colours")
    func back() throws {
        let (screen, inner, label) = (UIView(), Told(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
        label.text = "Words"
        screen.addSubview(inner)
        inner.addSubview(label)
        stage.window.addSubview(screen)
        stage.settle()
        let light = try #require(label.layer.content)
        screen.removeFromSuperview()
        stage.setAppearance(.dark)
        stage.settle()
        #expect(inner.changes.isEmpty)
        stage.window.addSubview(screen)
        stage.settle()
        #expect(inner.changes == [[.light, .dark]])
        #expect(label.layer.content != light)
        // Nothing changed since then, so there is no call.
        screen.removeFromSuperview()
        stage.window.addSubview(screen)
        stage.settle()
        #expect(inner.changes.count == 1)
    }

    @Test("a screen below others in a navigation stack gets its trait change when it is back")
    func stack() throws {
        let (first, told) = (UIViewController(), Told())
        first.view.addSubview(told)
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        stage.setAppearance(.dark)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(told.changes == [[.light, .dark]])
    }
}
