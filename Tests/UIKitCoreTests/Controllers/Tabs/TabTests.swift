import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Tabs with view controller providers") @MainActor struct TabTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let controller = UITabBarController()
    private let log = Log()

    @MainActor private final class Log: UITabBarControllerDelegate {
        var made: [String] = []
        var told: [String] = []
        var refused: String?
        var hidden: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.identifier != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { told.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)") }

        func tabBarController(
            _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] { tab.identifier == hidden ? [] : proposedViewControllers }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { [log] tab in
            log.made.append(tab.identifier)
            let screen = UIViewController()
            screen.title = tab.title
            return screen
        }
    }

    /// A, then a group of B1 and B2, then C.
    private func tabsWithGroup() -> (group: UITabGroup, all: [UITab]) {
        let group = UITabGroup(
            title: "B", image: nil, identifier: "b", children: [tab("b1"), tab("b2")]
        ) { [log] _ in
            log.made.append("b")
            return UIViewController()
        }
        return (group, [tab("a"), group, tab("c")])
    }

    private func show(_ tabs: [UITab]) {
        controller.delegate = log
        controller.tabs = tabs
        stage.show(controller)
        stage.settle()
    }

    private func platters() -> [TabPlatter] { controller.tabBar.subviews.compactMap { $0 as? TabPlatter } }

    private func tap(_ index: Int) {
        guard let button = platters().first?.buttons[index] else { return }
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.settle()
    }

    // MARK: Screens

    @Test("a tab's screen is made once, when the tab is selected")
    func made() {
        show([tab("a"), tab("b")])
        #expect(log.made == ["a"] && controller.selectedTab?.identifier == "a" && controller.selectedIndex == 0)
        tap(1)
        tap(0)
        tap(1)
        #expect(log.made == ["a", "b"])
        #expect(log.told == ["a > b", "b > a", "a > b"])
        let screen = controller.selectedViewController
        #expect(screen?.tab === controller.selectedTab && screen?.tab?.viewController === screen)
        #expect(screen?.tabBarController === controller && controller.viewControllers == nil)
    }

    @Test("the delegate may refuse a tab; it isn't called when the app selects one")
    func refused() {
        show([tab("a"), tab("b")])
        log.refused = "b"
        tap(1)
        #expect(controller.selectedTab?.identifier == "a" && log.told.isEmpty)
        controller.selectedTab = controller.tab(forIdentifier: "b")
        #expect(controller.selectedIndex == 1 && log.told.isEmpty)
        controller.selectedTab = tab("stranger")
        #expect(controller.selectedTab?.identifier == "b")
    }

    @Test("titles, badges and hidden tabs are shown at once")
    func changes() {
        let (first, second) = (tab("a"), tab("b"))
        show([first, second])
        second.title = "News"
        second.badgeValue = "3"
        #expect(platters()[0].buttons.map(\.accessibilityLabel) == ["A", "News"])
        #expect(platters()[0].buttons[1].accessibilityValue == "3")
        first.isHidden = true
        #expect(platters()[0].buttons.count == 1 && controller.selectedTab === second)
        first.isHidden = false
        #expect(platters()[0].buttons.count == 2 && controller.selectedTab === second)
    }

    @Test("a search tab has its own glass at the trailing end")
    func search() throws {
        show([tab("a"), UISearchTab { _ in UIViewController() }, tab("b")])
        let (all, own) = (platters()[0], platters()[1])
        #expect(all.buttons.map(\.accessibilityLabel) == ["A", "B"] && all.frame.minX == 21)
        #expect(own.buttons.map(\.accessibilityLabel) == ["Search"])
        #expect(own.frame == CGRect(x: 393 - 83, y: 0, width: 62, height: 62))
        stage.tap(at: CGPoint(x: 341, y: 800))
        #expect(controller.selectedTab is UISearchTab && controller.selectedIndex == 2)
    }

    @Test("the bar has fixed tabs first, pinned ones last, and leaves out those for the sidebar")
    func places() {
        let all = ["a", "b", "c", "d", "e"].map(tab)
        let places: [UITab.Placement] = [.pinned, .automatic, .sidebarOnly, .optional, .fixed]
        for (tab, place) in zip(all, places) { tab.preferredPlacement = place }
        #expect(TabArrangement.bar(all, names: nil).map(\.identifier) == ["e", "b", "a"])
        #expect(TabArrangement.bar(all, names: ["a", "b"]).map(\.identifier) == ["b", "a"])
        show(all)
        controller.compactTabIdentifiers = ["b"]
        #expect(controller.tabBar.items?.map(\.title) == ["B"])
    }

    // MARK: Groups

    @Test("a group is one tab; it shows its own screen, whichever child is selected")
    func group() {
        let (group, all) = tabsWithGroup()
        show(all)
        #expect(controller.tabBar.items?.count == 3)
        controller.selectedTab = group.children[1]
        #expect(controller.selectedTab?.identifier == "b2" && controller.selectedIndex == 1)
        #expect(group.selectedChild?.identifier == "b2" && group.children[1].parent === group)
        #expect(controller.selectedViewController === group.viewController && log.made == ["a", "b"])
        #expect(controller.tab(forIdentifier: "b1") === group.children[0])
    }

    @Test("a group with a navigation controller pushes the screens down to the selected tab")
    func stack() {
        let (group, all) = tabsWithGroup()
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        show(all)
        controller.selectedTab = group.children[1]
        #expect(controller.selectedViewController === navigation)
        #expect(navigation.viewControllers == [group.viewController, group.children[1].viewController])
        #expect(group.children[1].managingTabGroup === group && all[0].managingTabGroup == nil)
        log.hidden = "b"
        controller.selectedTab = group.children[0]
        #expect(navigation.viewControllers == [group.children[0].viewController])
        tap(0)
        tap(1)
        #expect(controller.selectedTab?.identifier == "b1")
    }

    @Test("displayOrderIdentifiers put some children of a group first")
    func order() {
        let (group, _) = tabsWithGroup()
        group.displayOrderIdentifiers = ["b2", "unknown"]
        #expect(group.displayOrder.map(\.identifier) == ["b2", "b1"])
    }

    @Test("removed tabs and their screens are released")
    func lifetime() {
        weak var gone: UITab?
        weak var screen: UIViewController?
        do {
            let tab = tab("gone")
            (gone, screen) = (tab, tab.viewController)
            show([tab, self.tab("a")])
        }
        controller.tabs = [tab("new")]
        stage.settle()
        #expect(gone == nil && screen == nil)
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty && controller.selectedTab == nil && controller.selectedIndex == 0)
    }

    // MARK: Tablets

    private func tablet(_ width: CGFloat, _ height: CGFloat) -> Stage {
        Stage(
            size: CGSize(width: width, height: height), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }

    @Test("on a tablet the bar is in the row of navigation bars, and shows titles")
    func top() {
        let stage = tablet(820, 1_180)
        controller.tabs = [tab("a"), tab("b")]
        stage.show(controller)
        stage.settle()
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 24, width: 820, height: 54))
        let platter = platters()[0]
        #expect(platter.frame.height == 44 && abs(platter.frame.midX - 410) <= 0.5)
        let screen = controller.selectedViewController
        #expect(screen?.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 0, bottom: 20, right: 0))
        controller.isTabBarHidden = true
        stage.settle()
        #expect(screen?.view.safeAreaInsets.top == 24)
    }

    @Test("on a tablet a navigation bar's title begins beside its buttons, and leaves the middle free")
    func beside() throws {
        let stage = tablet(820, 1_180)
        let screen = UIViewController()
        screen.title = "Trips"
        let navigation = UINavigationController(rootViewController: screen)
        controller.tabs = [UITab(title: "Trips", image: nil, identifier: "t") { _ in navigation }, tab("b")]
        stage.show(controller)
        stage.settle()
        #expect(navigation.navigationBar.frame.minY == 24 && screen.view.safeAreaInsets.top == 78)
        let item = try #require(navigation.navigationBar.subviews.compactMap { $0 as? NavigationItemView }.first)
        let title = try #require(item.subviews.compactMap { $0 as? UILabel }.first)
        #expect(title.frame.minX == 16 && title.frame.maxX < platters()[0].frame.minX)
    }

    @Test("a sidebar covers a screen in portrait, and is beside one in landscape")
    func sidebar() throws {
        let stage = tablet(820, 1_180)
        let (group, all) = tabsWithGroup()
        controller.tabs = all
        stage.show(controller)
        stage.settle()
        controller.sidebar.isHidden = false
        stage.settle()
        let view = try #require(controller.sidebarView)
        #expect(view.frame == CGRect(x: 8, y: 8, width: 300, height: 1_164))
        let screen = try #require(controller.selectedViewController)
        #expect(screen.view.frame.width == 820 && screen.view.safeAreaInsets.left == 316)
        #expect(controller.tabBar.frame.maxY <= 0)
        controller.sidebar.preferredLayout = .tile
        stage.settle()
        #expect(screen.view.frame == CGRect(x: 316, y: 0, width: 504, height: 1_180))
        // The second row of the group, below its title.
        let list = try #require(view.subviews.compactMap { $0 as? UICollectionView }.first)
        #expect(list.numberOfSections == 3)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 1)))
        stage.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
        stage.settle()
        #expect(controller.selectedTab === group.children[1] && cell.isSelected)
        controller.sidebar.isHidden = true
        stage.settle()
        #expect(view.isHidden && controller.tabBar.frame.minY == 24)
    }

    @Test("the button beside the tabs opens the sidebar, and the button in the sidebar closes it")
    func buttons() throws {
        let stage = tablet(1_180, 820)
        controller.tabs = [tab("a"), tab("b")]
        controller.mode = .tabSidebar
        stage.show(controller)
        stage.settle()
        let open = try #require(controller.tabBar.subviews.compactMap { $0 as? BarPlatter }.first)
        stage.tap(at: open.convert(CGPoint(x: 22, y: 22), to: nil))
        stage.settle()
        #expect(!controller.sidebar.isHidden)
        #expect(controller.selectedViewController?.view.frame.minX == 316)
        stage.tap(at: CGPoint(x: 8 + 300 - 32, y: 24 + 27))
        stage.settle()
        #expect(controller.sidebar.isHidden && controller.selectedViewController?.view.frame.minX == 0)
    }

    @Test("from right to left the sidebar is at the right")
    func mirrored() throws {
        let stage = tablet(1_180, 820)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        controller.tabs = [tab("a"), tab("b")]
        controller.mode = .tabSidebar
        controller.sidebar.isHidden = false
        stage.show(controller)
        stage.settle()
        #expect(controller.sidebarView?.frame.maxX == 1_172)
        #expect(controller.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 864, height: 820))
    }

    @Test("a phone has no sidebar")
    func phone() {
        show(tabsWithGroup().all)
        controller.sidebar.isHidden = false
        stage.settle()
        #expect(controller.sidebarView == nil && controller.tabBar.frame.minY == 769)
    }

    @Test("a sidebar has titles for groups, indents groups in groups, and puts actions last")
    func rows() {
        let inner = UITabGroup(title: "Inner", image: nil, identifier: "i", children: [tab("i1")])
        let group = UITabGroup(title: "Outer", image: nil, identifier: "o", children: [tab("o1"), inner])
        group.sidebarActions = [UIAction(title: "New") { _ in }]
        let sections = TabArrangement.sidebar([tab("a"), group, tab("b")])
        let words = sections.map { section in
            section.rows.map { row in
                switch row {
                case .tab(let tab, let level): "\(level) \(tab.identifier)"
                case .action(let action): action.title
                }
            }
        }
        #expect(words == [["0 a"], ["0 o1", "0 i", "1 i1", "New"], ["0 b"]])
        #expect(sections.map(\.title) == [nil, "Outer", nil])
        group.sidebarAppearance = .inline
        inner.isHidden = true
        #expect(TabArrangement.sidebar([tab("a"), group]).map(\.rows.count) == [3])
    }
}
