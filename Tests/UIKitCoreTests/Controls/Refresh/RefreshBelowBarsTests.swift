import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A phone is 393 × 852 points; its bar is at 59…113 (R802, R803), and a large title below it at 113…165 (R810).
@MainActor @Suite("Refresh controls below bars") struct RefreshBelowBarsTests {
    private let view = UIScrollView()
    private let control = UIRefreshControl()

    init() {
        view.contentSize = CGSize(width: 393, height: 4000)
        view.alwaysBounceVertical = true
        view.refreshControl = control
    }

    private func show(largeTitle: Bool = false, on stage: Stage = .phone) -> UINavigationController {
        let screen = UIViewController()
        screen.title = "Mail"
        screen.view = view
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        stage.show(navigation)
        stage.settle()
        return navigation
    }

    /// Moves the content this far below its place at rest.
    private func pull(by distance: CGFloat) {
        view.contentOffset.y = -view.adjustedContentInset.top - distance
    }

    private var frameOnScreen: CGRect { control.convert(control.bounds, to: nil) }

    @Test("a pulled control is between the bar and the content, and -frame.minY is the pull")
    func pulled() {
        let navigation = show()
        pull(by: 40)
        #expect(frameOnScreen == CGRect(x: 0, y: 113, width: 393, height: 60))
        #expect(control.frame.minY == -40)
        #expect(navigation.navigationBar.frame.maxY == 113)
    }

    @Test("a control that refreshes is between the bar and the content, and scrolls away with the content")
    func refreshing() {
        _ = show()
        control.beginRefreshing()
        view.contentOffset.y = -173
        #expect(frameOnScreen == CGRect(x: 0, y: 113, width: 393, height: 60))
        view.contentOffset.y = -100
        #expect(control.frame.minY == -60)
        view.contentOffset.y = -193
        #expect(control.frame.minY == -80, "further down it stays below the bar")
    }

    @Test("below a large title's bar the control is above the title, which moves down with the content")
    func largeTitle() throws {
        let stage = Stage.phone
        let navigation = show(largeTitle: true, on: stage)
        #expect(view.adjustedContentInset.top == 165)
        pull(by: 40)
        stage.advance(by: 0.05)
        #expect(frameOnScreen == CGRect(x: 0, y: 113, width: 393, height: 60))
        let title = try #require(navigation.navigationBar.descendants(LargeTitleView.self).first)
        let row = title.convert(title.bounds, to: nil)
        #expect(row.maxY == 205, "the row's lower edge is the content's upper one")
        control.beginRefreshing()
        view.contentOffset.y = -225
        #expect(frameOnScreen == CGRect(x: 0, y: 113, width: 393, height: 60))
    }

    @Test("content that begins to refresh at rest moves 60 down, and a large title's bar grows as far (R951)")
    func atRest() {
        let stage = Stage.phone
        let navigation = show(largeTitle: true, on: stage)
        let (height, offset) = (navigation.navigationBar.frame.height, view.contentOffset.y)
        control.beginRefreshing()
        stage.advance(by: 0.5)
        #expect(navigation.navigationBar.frame.height == height + 60)
        #expect(view.contentOffset.y == offset - 60)
        #expect(frameOnScreen == CGRect(x: 0, y: 113, width: 393, height: 60))
        control.endRefreshing()
        stage.settle()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(view.contentOffset.y == offset)
    }

    @Test("a large title's bar with a background shows the wheel in front of it, as long as its screen is on top")
    func background() throws {
        let stage = Stage.phone
        let navigation = show(largeTitle: true, on: stage)
        let bar = navigation.navigationBar
        let wheel = try #require(control.descendants(UIActivityIndicatorView.self).first)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        bar.scrollEdgeAppearance = opaque
        pull(by: 40)
        stage.advance(by: 0.05)
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 146))
        #expect(wheel.isDescendant(of: bar), "the bar's background is in front of the control")
        #expect(wheel.convert(wheel.bounds, to: nil) == CGRect(x: 186.5, y: 123, width: 20, height: 20))
        control.beginRefreshing()
        pull(by: 0)
        stage.advance(by: 0.1)
        #expect(wheel.convert(wheel.bounds, to: nil) == CGRect(x: 186.5, y: 133, width: 20, height: 20))
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        #expect(wheel.isDescendant(of: control), "it leaves with its screen")
        stage.settle(limit: 2)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(wheel.isDescendant(of: bar))
        control.endRefreshing()
        stage.settle()
        #expect(wheel.isDescendant(of: control))
        #expect(control.isHidden)
    }

    @Test("an inset of the app's own is between the control and the bar")
    func ownInset() {
        _ = show()
        view.contentInset.top = 20
        pull(by: 40)
        #expect(frameOnScreen.minY == 133)
        #expect(control.frame.minY == -40)
    }

    @Test("the wheel is in the gap on every device, during the pull and the refresh", arguments: [false, true])
    func wheel(largeTitle: Bool) throws {
        for stage in Stage.devices {
            let test = RefreshBelowBarsTests()
            let navigation = test.show(largeTitle: largeTitle, on: stage)
            let wheel = try #require(test.control.descendants(UIActivityIndicatorView.self).first)
            let row = navigation.navigationBar.frame.minY + UINavigationBar.height(in: stage.window.traitCollection)
            func check(pull: CGFloat) {
                let shown = wheel.convert(wheel.bounds, to: nil)
                #expect(shown.minY >= row, "\(stage.window.bounds)")
                #expect(shown.maxY <= row + pull, "\(stage.window.bounds)")
            }
            for distance in [30, 60, 90] as [CGFloat] {
                test.pull(by: distance)
                check(pull: distance)
            }
            test.control.beginRefreshing()
            test.pull(by: 0)
            stage.advance(by: 0.1)
            check(pull: 60)
        }
    }

    @Test("the background of a plain list, which reaches beyond its rows, doesn't cover the control")
    func list() throws {
        let stage = Stage.phone
        let source = NumberSource(counts: [40])
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView.numbers(source, size: CGSize(width: 393, height: 852), layout: layout)
        list.refreshControl = control
        let screen = UIViewController()
        screen.view = list
        stage.show(UINavigationController(rootViewController: screen))
        stage.settle()
        list.contentOffset.y = -153
        stage.advance(by: 0.05)
        let background = try #require(list.subviews.first { $0.layer.zPosition == -1 })
        let reaching = try #require(background.subviews.first)
        #expect(reaching.convert(reaching.bounds, to: nil).minY < 113, "it is behind the control")
        #expect(control.layer.zPosition > background.layer.zPosition)
        let cells = list.visibleCells.map(\.layer.zPosition)
        #expect(cells.allSatisfy { $0 > control.layer.zPosition })
    }

    @Test("a scroll indicator and a pinned header begin below the bar during pull and refresh")
    func othersAtTheEdge() throws {
        let stage = Stage.phone
        let source = NumberSource(counts: [40])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 393, height: 54)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        let list = UICollectionView.numbers(source, size: CGSize(width: 393, height: 852), layout: flow)
        list.refreshControl = control
        let screen = UIViewController()
        screen.view = list
        stage.show(UINavigationController(rootViewController: screen))
        stage.settle()
        func check(headerAt y: CGFloat) throws {
            stage.advance(by: 0.05)
            let header = list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
            #expect(try #require(header).convert(.zero, to: nil).y == y)
            list.flashScrollIndicators()
            stage.advance(by: 0.05)
            let bar = list.subviews.compactMap { $0 as? ScrollIndicator }.filter { $0.alpha > 0 && !$0.isHidden }
            #expect(bar.map { $0.convert(CGPoint.zero, to: nil).y >= 113 } == [true])
        }
        try check(headerAt: 113)
        control.beginRefreshing()
        list.contentOffset.y = -173
        try check(headerAt: 173)
        list.contentOffset.y = 200
        try check(headerAt: 113)
    }
}

extension Stage {
    fileprivate static var phone: Stage { Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) }

    /// A phone, the same on its side, a tablet, and a window.
    fileprivate static var devices: [Stage] {
        [
            phone,
            Stage(
                size: CGSize(width: 852, height: 393),
                safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
            Stage(
                size: CGSize(width: 820, height: 1180),
                safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
            Stage(size: CGSize(width: 600, height: 500)),
        ]
    }
}
