import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Tab bars") @MainActor struct TabBarTests {
    private let stage: Stage
    private let tabs = UITabBarController()
    private let screens = (0..<3).map { index in
        let screen = Screen()
        screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
        return screen
    }

    /// An iPhone SE, as it was recorded.
    init() {
        stage = Stage(size: CGSize(width: 375, height: 667))
        tabs.viewControllers = screens
        stage.show(tabs)
        stage.settle()
    }

    @Test("a selected tab shows its symbol's filled form, or the symbol itself if it has none")
    func symbolsWithoutFill() {
        let log = WarningLog()
        let item = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 0)
        #expect(item.picture(isChosen: true)?.look.symbol?.name == "magnifyingglass")
        item.image = UIImage(systemName: "star")
        #expect(item.picture(isChosen: true)?.look.symbol?.name == "star.fill")
        #expect(log.identifiers == [])
    }

    private final class Screen: UIViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("load")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will appear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("did appear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append("will disappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("did disappear")
        }
    }

    private final class Delegate: UITabBarControllerDelegate {
        var refuses: UIViewController?
        var selected: [UIViewController] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController !== refuses }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { selected.append(viewController) }
    }

    private var platter: TabPlatter? {
        tabs.tabBar.subviews.lazy.compactMap { $0 as? TabPlatter }.first
    }

    private func middle(of tab: Int) -> CGPoint {
        guard let button = platter?.buttons[tab] else { return .zero }
        return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }

    // MARK: Sizes

    @Test("the bar is 83 points high; its glass of 274 × 62 is in the middle (R822)")
    func bar() throws {
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
        #expect(try #require(platter).frame == CGRect(x: 51, y: 0, width: 274, height: 62))
        #expect(screens[0].view.safeAreaInsets.bottom == 83)
        #expect(screens[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test("tabs are 94 × 54 and 86 apart, and the lens is at the selected one (R823)")
    func buttons() throws {
        let platter = try #require(platter)
        #expect(platter.buttons.map(\.frame) == [4, 90, 176].map { CGRect(x: $0, y: 4, width: 94, height: 54) })
        let lens = platter.subviews[1]
        #expect(lens.frame == CGRect(x: 4, y: 4, width: 94, height: 54))
        tabs.selectedIndex = 2
        stage.settle()
        #expect(lens.frame == CGRect(x: 176, y: 4, width: 94, height: 54))
    }

    @Test("two tabs on an iPhone 16 begin at 107 and 193 (R826)")
    func twoTabs() throws {
        let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.show(tabs)
        stage.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        let platter = try #require(tabs.tabBar.subviews.lazy.compactMap { $0 as? TabPlatter }.first)
        let found = platter.buttons.map { $0.convert($0.bounds, to: nil) }
        #expect(found == [107, 193].map { CGRect(x: $0, y: 773, width: 94, height: 54) })
        #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 83)
    }

    @Test("a tab has its title of 10 points at 35, 12 high, and a symbol above (R824)")
    func contents() throws {
        let button = try #require(platter?.buttons[1])
        let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.minY == 35 && label.frame.height == 12)
        #expect(label.font.pointSize == 10)
        let picture = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        #expect(picture.center == CGPoint(x: 47, y: 19.75))
        #expect(picture.image?.look.symbol?.name == "star.fill")
    }

    @Test("a badge is 20 × 20 at (55.5, 2), and wider for longer texts (R825)")
    func badge() throws {
        screens[1].tabBarItem.badgeValue = "3"
        stage.settle()
        let button = try #require(platter?.buttons[1])
        let badge = try #require(button.subviews.last as? UILabel)
        #expect(badge.frame == CGRect(x: 55.5, y: 2, width: 20, height: 20) && !badge.isHidden)
        #expect(badge.font.pointSize == 13)
        screens[1].tabBarItem.badgeValue = "1,024"
        stage.settle()
        #expect(badge.frame.width > 30 && badge.frame.minX == 55.5)
        screens[1].tabBarItem.badgeValue = nil
        #expect(badge.isHidden)
    }

    @Test("seven tabs fit beside each other, each narrower")
    func many() throws {
        tabs.viewControllers = (0..<7).map { _ in UIViewController() }
        stage.settle()
        let platter = try #require(platter)
        #expect(platter.frame.width == 333)
        #expect(platter.buttons.allSatisfy { $0.frame.maxX <= platter.bounds.width - 4 })
    }

    @Test("from right to left the first tab is at the right")
    func mirrored() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(try #require(platter).buttons.map(\.frame.minX) == [176, 90, 4])
    }

    // MARK: Choosing

    @Test("a tap loads and shows another screen; appearance methods are called in order")
    func tap() {
        #expect(tabs.selectedIndex == 0 && screens[0].log == ["load", "will appear", "did appear"])
        #expect(!screens[1].isViewLoaded)
        screens[0].log = []
        stage.tap(at: middle(of: 1))
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === screens[1])
        #expect(tabs.tabBar.selectedItem === screens[1].tabBarItem)
        #expect(screens[0].log == ["will disappear", "did disappear"])
        #expect(screens[1].log == ["load", "will appear", "did appear"])
        #expect(screens[0].view.window == nil)
        #expect(!screens[2].isViewLoaded)
    }

    @Test("dragging the lens selects another tab")
    func drag() {
        stage.drag(from: middle(of: 0), to: middle(of: 2))
        stage.settle()
        #expect(tabs.selectedIndex == 2)
        stage.drag(from: middle(of: 2), to: CGPoint(x: middle(of: 2).x - 30, y: middle(of: 2).y))
        stage.settle()
        #expect(tabs.selectedIndex == 2)
        #expect(platter?.subviews[1].frame.minX == 176)
    }

    @Test("the delegate may refuse a tab, and is called for taps only")
    func delegate() {
        let delegate = Delegate()
        tabs.delegate = delegate
        delegate.refuses = screens[1]
        stage.tap(at: middle(of: 1))
        #expect(tabs.selectedIndex == 0 && delegate.selected.isEmpty)
        #expect(platter?.chosen == 0)
        tabs.selectedIndex = 2
        #expect(delegate.selected.isEmpty)
        stage.tap(at: middle(of: 0))
        stage.tap(at: middle(of: 0))
        #expect(delegate.selected == [screens[0], screens[0]])
    }

    @Test("another tap on the selected tab pops to its first screen, and then scrolls to the top")
    func again() {
        let first = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        list.contentSize = CGSize(width: 375, height: 3_000)
        first.view.addSubview(list)
        let navigation = UINavigationController(rootViewController: first)
        tabs.viewControllers = [navigation, screens[1]]
        tabs.selectedIndex = 0
        stage.settle()
        list.contentOffset.y = 800
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        stage.tap(at: middle(of: 0))
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(list.contentOffset.y == 800)
        stage.tap(at: middle(of: 0))
        stage.settle()
        #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    }

    @Test("an index beyond the tabs changes nothing; without tabs selectedIndex is NSNotFound")
    func index() {
        tabs.selectedIndex = 7
        tabs.selectedIndex = -1
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        #expect(screens.allSatisfy { $0.parent == nil })
    }

    @Test("new screens keep the selected one if it is among them, else select the one at its index")
    func otherScreens() {
        tabs.selectedIndex = 1
        tabs.setViewControllers([screens[2], screens[1]], animated: true)
        stage.settle()
        #expect(tabs.selectedViewController === screens[1] && tabs.selectedIndex == 1)
        #expect(screens[0].parent == nil && screens[0].viewIfLoaded?.superview == nil)
        tabs.viewControllers = [screens[0], screens[2]]
        #expect(tabs.selectedViewController === screens[2])
        tabs.viewControllers = [screens[0]]
        #expect(tabs.selectedViewController === screens[0])
    }

    // MARK: Hiding and showing the bar

    @Test("a hidden bar leaves its space to the screen")
    func hidden() {
        tabs.setTabBarHidden(true, animated: true)
        stage.settle()
        #expect(tabs.tabBar.frame.minY == 667)
        #expect(screens[0].view.safeAreaInsets.bottom == 0)
        tabs.isTabBarHidden = false
        stage.settle()
        #expect(screens[0].view.safeAreaInsets.bottom == 83)
    }

    @Test("a pushed screen may hide the bar, and going back shows it again")
    func hiddenByPush() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        stage.settle()
        let second = UIViewController()
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        stage.settle()
        #expect(tabs.tabBar.frame.minY == 667)
        #expect(second.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(tabs.tabBar.frame.minY == 584)
    }

    @Test("a screen's toolbar is above the tab bar")
    func toolbar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        tabs.viewControllers = [navigation]
        navigation.isToolbarHidden = false
        stage.settle()
        // 10 and 48 points of the toolbar are above the tab bar's 83.
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 526, width: 375, height: 141))
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 141)
    }

    // MARK: Items

    @Test(
        "a controller's default tab item has its title; a navigation controller's is its first screen's"
    )
    func items() {
        let screen = UIViewController()
        screen.title = "Trips"
        #expect(screen.tabBarItem.title == "Trips")
        let navigation = UINavigationController(rootViewController: screen)
        #expect(navigation.tabBarItem === screen.tabBarItem)
        let own = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        navigation.tabBarItem = own
        #expect(navigation.tabBarItem === own && own.title == "Search" && own.image != nil && own.tag == 4)
    }

    @Test("screen readers get a tab's title, its badge, and whether it is selected")
    func accessibility() throws {
        screens[2].tabBarItem.badgeValue = "5"
        stage.settle()
        let buttons = try #require(platter).buttons
        #expect(buttons.map(\.accessibilityLabel) == ["Tab 0", "Tab 1", "Tab 2"])
        #expect(buttons.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
        #expect(buttons[2].accessibilityValue == "5")
        _ = buttons[1].accessibilityActivate()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("a removed screen is released")
    func lifetime() {
        weak var gone: UIViewController?
        do {
            let screen = UIViewController()
            gone = screen
            tabs.viewControllers = [screen, screens[0]]
            stage.settle()
            tabs.viewControllers = [screens[0]]
        }
        stage.settle()
        #expect(gone == nil)
    }
}
