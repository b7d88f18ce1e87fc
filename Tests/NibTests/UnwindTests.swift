import Foundation
import NibReader
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A container that shows one of its children at a time.
private final class Pages: UIViewController {
    var shown: UIViewController?
    var log: [String] = []
    /// Whether an unwind segue may end at a page.
    var isOpen = true

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        log.append("from \(type(of: unwindSegue.source)) to page \(children.firstIndex(of: subsequentVC) ?? -1)")
        shown = subsequentVC
    }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        log.append("comes from page \(childContaining(source).flatMap { children.firstIndex(of: $0) } ?? -1)")
        return isOpen ? super.allowedChildrenForUnwinding(from: source) : []
    }
}

@MainActor @Suite("Unwind segues through containers") struct UnwindTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))

    /// Returns a screen that goes back to the nearest ``ListScreen``; a storyboard makes it, so that it has the segue.
    private func detail() throws -> DetailScreen {
        try #require(
            StoryboardTests.storyboard().instantiateViewController(withIdentifier: "Detail") as? DetailScreen)
    }

    private func list() throws -> ListScreen {
        try #require(StoryboardTests.storyboard().instantiateViewController(withIdentifier: "List") as? ListScreen)
    }

    private func goBack(from detail: DetailScreen) {
        (detail.view.subviews[1] as? UIButton)?.sendActions(for: .primaryActionTriggered)
        stage.settle()
    }

    @Test("a custom container shows the child that the segue unwinds to")
    func ownContainer() throws {
        let (pages, list, detail) = (Pages(), try list(), try detail())
        for page in [list, detail] { pages.addChild(page) }
        let navigation = UINavigationController(rootViewController: pages)
        stage.show(navigation)
        pages.view.addSubview(detail.view)
        goBack(from: detail)
        #expect(pages.log == ["comes from page 1", "from DetailScreen to page 0"])
        #expect(pages.shown === list && list.log.last == "back from DetailScreen")
    }

    @Test("unwinding to a container below a presented screen calls the container, and dismisses the screen")
    func presented() throws {
        let (pages, list, detail) = (Pages(), try list(), try detail())
        pages.addChild(list)
        stage.show(UINavigationController(rootViewController: pages))
        stage.settle()
        pages.present(detail, animated: false)
        stage.settle()
        goBack(from: detail)
        #expect(pages.shown === list)
        #expect(pages.presentedViewController == nil)
    }

    @Test("a container can refuse to unwind to its children")
    func refuses() throws {
        let (pages, list, detail) = (Pages(), try list(), try detail())
        pages.isOpen = false
        for page in [list, detail] { pages.addChild(page) }
        stage.show(pages)
        pages.view.addSubview(detail.view)
        goBack(from: detail)
        #expect(pages.log == ["comes from page 1"] && pages.shown == nil)
    }

    @Test("a tab bar controller selects the tab, and a navigation controller in it pops")
    func tabs() throws {
        let (list, detail) = (try list(), try detail())
        let navigation = UINavigationController(rootViewController: list)
        navigation.pushViewController(UIViewController(), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, detail]
        tabs.selectedIndex = 1
        stage.show(tabs)
        stage.settle()
        goBack(from: detail)
        #expect(tabs.selectedViewController === navigation)
        #expect(navigation.topViewController === list)
    }
}
