import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Bars in windows that have room for hardly anything: no warning blames the app for the bars' own rectangles.
@MainActor @Suite("Bars in tiny windows") struct TinyWindowTests {
    private func makeScreens() -> UIViewController {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("Everything", "Something longer than any bar")
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Edit", primaryAction: nil),
        ]
        second.toolbarItems = [
            UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
        ]
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        navigation.pushViewController(second, animated: false)
        let tabs = UITabBarController()
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "star"), tag: 1)
        tabs.viewControllers = [navigation, other]
        return tabs
    }

    @Test("nothing is set to a value that is not finite", arguments: [1.0, 2, 7, 15, 31, 33, 60, 90], [1.0, 20, 400])
    func sizes(width: CGFloat, height: CGFloat) {
        let said = Diagnostics.warnings {
            let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
            let screens = makeScreens()
            stage.show(screens)
            stage.resize(to: CGSize(width: width, height: height))
            let navigation = screens.children.compactMap { $0 as? UINavigationController }.first
            navigation?.pushViewController(UIViewController(), animated: true)
            stage.settle()
            navigation?.popViewController(animated: true)
            stage.settle()
            screens.present(UIViewController(), animated: true)
            stage.settle()
            screens.dismiss(animated: true)
            stage.settle()
        }
        #expect(said.map(\.message) == [])
    }
}
