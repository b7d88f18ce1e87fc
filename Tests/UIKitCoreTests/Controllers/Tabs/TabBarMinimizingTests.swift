import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Minimising tab bars") @MainActor struct TabBarMinimizingTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let tabs = UITabBarController()
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() {
        let first = UIViewController()
        list.contentSize = CGSize(width: 393, height: 4_000)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        first.view.addSubview(list)
        first.title = "List"
        let second = UIViewController()
        second.title = "Other"
        tabs.viewControllers = [first, second]
        tabs.tabBarMinimizeBehavior = .onScrollDown
        stage.show(tabs)
        stage.settle()
    }

    private var platter: TabPlatter? { tabs.tabBar.subviews.lazy.compactMap { $0 as? TabPlatter }.first }

    private func scrolled(_ offsets: [CGFloat], isReversed: Bool = false) -> [Bool] {
        var state = TabBarMinimizing()
        return offsets.map { offset in
            state.contentMoved(to: offset, in: 0...1_000, isReversed: isReversed)
            return state.isMinimized
        }
    }

    // MARK: When the bar minimises

    @Test("the bar minimises after 24 points down, and expands after 24 points up")
    func ways() {
        #expect(scrolled([0, 10, 33, 34, 200]) == [false, false, false, true, true])
        #expect(scrolled([10, 100, 77, 76, 60]) == [false, true, true, false, false])
        // Back and forth in small steps changes nothing.
        #expect(scrolled([100, 110, 100, 110, 100, 123]) == [false, false, false, false, false, false])
    }

    @Test("at the top of the content the bar is large, and a pull beyond an end doesn't count")
    func ends() {
        #expect(scrolled([10, 50, 30, 0, -40, 0]) == [false, true, true, false, false, false])
        #expect(scrolled([900, 990, 1_050, 1_000, 1_040]) == [false, true, true, true, true])
    }

    @Test("the directions are swapped for content that begins at its end")
    func reversed() {
        #expect(scrolled([1_000, 990, 960, 980, 990], isReversed: true) == [false, false, true, true, false])
    }

    // MARK: The bar

    @Test("scrolling down leaves the selected tab alone, 48 points large; scrolling up brings all back")
    func finger() throws {
        let platter = try #require(platter)
        #expect(platter.frame == CGRect(x: 103, y: 0, width: 188, height: 62))
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(tabs.tabBar.isMinimized)
        #expect(platter.frame == CGRect(x: 21, y: 14, width: 48, height: 48))
        #expect(platter.buttons.map(\.alpha) == [1, 0])
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(!tabs.tabBar.isMinimized)
        #expect(platter.frame.width == 188)
    }

    @Test("a tap on the minimised bar expands it, and does nothing else")
    func tap() {
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        stage.settle()
        let offset = list.contentOffset
        stage.tap(at: CGPoint(x: 45, y: 769 + 38))
        stage.settle()
        #expect(!tabs.tabBar.isMinimized && list.contentOffset == offset && tabs.selectedIndex == 0)
    }

    @Test("another screen begins with a large bar; by default the bar stays large")
    func others() {
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        stage.settle()
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isMinimized)
        tabs.selectedIndex = 0
        tabs.tabBarMinimizeBehavior = .automatic
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(!tabs.tabBar.isMinimized)
    }

    @Test("a screen in a navigation controller minimises the bar, too")
    func navigation() {
        let screen = UIViewController()
        screen.view.addSubview(list)
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(tabs.tabBar.isMinimized)
    }
}
