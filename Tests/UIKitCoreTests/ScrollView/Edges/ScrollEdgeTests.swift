import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A phone is 393 × 852 points, with a bar at 59…113. Content fades out over 54.8 points more (R814).
@Suite("Edges at which content fades out") @MainActor struct ScrollEdgeTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let screen = UIViewController()
    private let list = UIScrollView()

    init() {
        list.contentSize = CGSize(width: 393, height: 4000)
        list.backgroundColor = .systemBackground
    }

    private func show(_ controller: UIViewController) {
        stage.show(controller)
        stage.settle()
    }

    private func scroll(to offset: CGFloat, _ scrollView: UIScrollView? = nil) {
        (scrollView ?? list).contentOffset.y = offset
        stage.advance(by: 0.05)
    }

    private func edges(_ scrollView: UIScrollView? = nil) -> [ScrollEdgeView] {
        (scrollView ?? list).subviews.compactMap { $0 as? ScrollEdgeView }.filter { $0.alpha > 0 }
    }

    private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("a scroll view that begins below the bar and below a label has no edge, so the label stays as it is")
    func beginsBelow() {
        screen.edgesForExtendedLayout = []
        list.frame = CGRect(x: 0, y: 32, width: 393, height: 700)
        screen.view.addSubview(list)
        screen.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 32)))
        show(UINavigationController(rootViewController: screen))
        scroll(to: 500)
        #expect(edges() == [])
    }

    @Test("the edge ends with its scroll view, which a bar covers only in part")
    func partlyCovered() throws {
        list.frame = CGRect(x: 0, y: 80, width: 393, height: 772)
        screen.view.addSubview(list)
        show(UINavigationController(rootViewController: screen))
        scroll(to: 500)
        let edge = try #require(edges().first)
        // From the scroll view's upper end to 54.8 below the bar.
        #expect(onScreen(edge).minY == 80)
        #expect(abs(onScreen(edge).maxY - 167.8) < 0.001)
        #expect(edge.coveredLength == 33)
    }

    @Test("the edge stays where it is while content scrolls, in front of the content and behind a view over it")
    func order() throws {
        list.frame = stage.window.bounds
        list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 4000)))
        let label = UILabel(frame: CGRect(x: 0, y: 113, width: 393, height: 32))
        screen.view.addSubview(list)
        screen.view.addSubview(label)
        show(UINavigationController(rootViewController: screen))
        for offset in [100, 300, 2000] as [CGFloat] {
            scroll(to: offset)
            let edge = try #require(edges().first)
            #expect(onScreen(edge).minY == 0)
            #expect(list.subviewsInDrawingOrder.last { !($0 is ScrollIndicator) } === edge)
        }
        #expect(screen.view.subviewsInDrawingOrder.last === label)
    }

    @Test("a header that is pinned below the bar is in front of the edge, and cells are behind it")
    func pinnedHeader() throws {
        let source = NumberSource(counts: [40])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 393, height: 54)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        let grid = UICollectionView.numbers(source, size: CGSize(width: 393, height: 852), layout: flow)
        screen.view = grid
        show(UINavigationController(rootViewController: screen))
        scroll(to: 400, grid)
        let header = try #require(
            grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(onScreen(header).minY == 113)
        let depth = try #require(edges(grid).first).layer.zPosition
        #expect(header.layer.zPosition > depth)
        #expect(grid.visibleCells.allSatisfy { $0.layer.zPosition < depth })
    }

    @Test("each screen has its own edge, which leaves with it")
    func pushed() {
        list.frame = stage.window.bounds
        screen.view.addSubview(list)
        let navigation = UINavigationController(rootViewController: screen)
        show(navigation)
        scroll(to: 300)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        #expect(edges().map(\.alpha) == [1], "the list is still there, and still faded")
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(edges().map(\.alpha) == [1])
        navigation.setNavigationBarHidden(true, animated: false)
        stage.settle()
        scroll(to: 301)
        #expect(edges() == [])
    }

    @Test("above a toolbar over a tab bar there is one edge, from the toolbar's upper end")
    func toolbar() throws {
        list.frame = stage.window.bounds
        screen.view.addSubview(list)
        screen.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        scroll(to: 1)
        func bottom() -> CGFloat? { edges().first { onScreen($0).maxY == 852 }?.coveredLength }
        #expect(bottom() == tabs.tabBar.frame.height)
        navigation.isToolbarHidden = false
        stage.settle()
        scroll(to: 2)
        #expect(bottom() == 852 - onScreen(navigation.toolbar).minY)
        navigation.isToolbarHidden = true
        stage.settle()
        scroll(to: 3)
        #expect(bottom() == tabs.tabBar.frame.height)
    }
}
