import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Opaque bars") @MainActor struct OpaqueBarTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let screen = UIViewController()

    @Test("a screen is laid out between opaque bars, unless it extends below them")
    func betweenBars() {
        let navigation = UINavigationController(rootViewController: screen)
        screen.toolbarItems = [UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })]
        navigation.isToolbarHidden = false
        stage.show(navigation)
        stage.settle()
        #expect(screen.view.frame == stage.window.bounds)
        navigation.navigationBar.isTranslucent = false
        navigation.toolbar.isTranslucent = false
        stage.settle()
        // From the bar's lower edge (R803) to the toolbar's upper one (R819).
        #expect(screen.view.frame == CGRect(x: 0, y: 113, width: 393, height: 766 - 113))
        #expect(screen.view.safeAreaInsets == .zero)
        screen.extendedLayoutIncludesOpaqueBars = true
        stage.settle()
        #expect(screen.view.frame == stage.window.bounds)
        #expect(screen.view.safeAreaInsets.top == 113)
        screen.edgesForExtendedLayout = .bottom
        stage.settle()
        #expect(screen.view.frame.minY == 113, "the edges count first")
    }

    @Test("a hidden opaque bar takes no space")
    func hiddenBar() {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.isTranslucent = false
        navigation.isNavigationBarHidden = true
        stage.show(navigation)
        stage.settle()
        #expect(screen.view.frame == stage.window.bounds)
    }

    @Test("a screen ends above an opaque tab bar")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        tabs.tabBar.isTranslucent = false
        stage.show(tabs)
        stage.settle()
        // A tab bar is 83 points high (R822).
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852 - 83))
        tabs.tabBar.isTranslucent = true
        stage.settle()
        #expect(screen.view.frame == stage.window.bounds)
    }

    @Test("a large title stays large over a scroll view that begins below its bar")
    func largeTitle() {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 393, height: 2_000)
        screen.view = list
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.isTranslucent = false
        stage.show(navigation)
        stage.settle()
        #expect(list.contentOffset.y == 0)
        list.contentOffset.y = 300
        stage.settle()
        #expect(navigation.navigationBar.largeTitleHeight == BarMetrics.largeTitle)
    }

    @Test("an opaque bar has an opaque background colour")
    func background() {
        let bar = UINavigationBar()
        let background = bar.subviews.first { $0 is UIVisualEffectView }
        #expect(background?.backgroundColor == nil)
        bar.isTranslucent = false
        #expect(background?.backgroundColor == .systemBackground)
    }
}
