import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Records its calls.
private final class EdgeView: UIView {
    var safeAreas: [UIEdgeInsets] = []
    var marginChanges = 0

    override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }

    override func layoutMarginsDidChange() { marginChanges += 1 }
}

private let notch = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

/// As large as the window, with content that is longer.
@MainActor private func longScrollView(on stage: Stage) -> UIScrollView {
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    return scrollView
}

@Suite("Safe area") @MainActor struct SafeAreaTests {
    @Test("a view's safe area is the part of the notch that reaches into it")
    func reachingIn() {
        let stage = Stage(safeAreaInsets: notch)
        let (full, low, inside) = (EdgeView(), EdgeView(), EdgeView())
        full.frame = stage.window.bounds
        low.frame = CGRect(x: 0, y: 40, width: 100, height: 100)
        inside.frame = CGRect(x: 0, y: 10, width: 50, height: 50)
        stage.window.addSubview(full)
        stage.window.addSubview(low)
        low.addSubview(inside)
        stage.settle()
        #expect(full.safeAreaInsets == notch)
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        #expect(inside.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
        #expect(full.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test(
        "a grid as wide as a phone on its side goes below the notch; a horizontal strip avoids it")
    func sides() {
        let stage = Stage(
            size: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        )
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        let source = NumberSource(counts: [60])
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        #expect(view.contentSize.width == 852)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
        #expect(view.contentOffset == .zero)
        flow.scrollDirection = .horizontal
        stage.settle()
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(view.contentSize.height == 372)
    }

    @Test("columns are laid out again when a bar above changes, rows stay as they are")
    func columns() {
        let stage = Stage(size: CGSize(width: 320, height: 500))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.scrollDirection = .horizontal
        let source = NumberSource(counts: [60])
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        // 500 - 400 leave three gaps.
        #expect(view.layoutAttributesForItem(at: [0, 3])?.frame.minY == 400)
        stage.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        stage.settle()
        // 407 are too low for four with 10 between them: three, and the fourth begins another column.
        #expect(view.contentSize.height == 407)
        #expect(view.layoutAttributesForItem(at: [0, 3])?.frame.minY == 0)
        #expect(view.contentOffset.y == -59)

        flow.scrollDirection = .vertical
        stage.settle()
        let prepares = stage.trace.prepares
        stage.setSafeArea(.zero)
        stage.settle()
        #expect(stage.trace.prepares == prepares)
    }

    @Test("views get safeAreaInsetsDidChange once for each change, before their layout")
    func telling() {
        let stage = Stage(safeAreaInsets: notch)
        let view = EdgeView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        stage.settle()
        #expect(view.safeAreas == [notch])
        stage.settle()
        view.frame.origin.y = 20
        view.frame.size.height -= 20
        stage.settle()
        #expect(view.safeAreas == [notch, UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0)])
        stage.setSafeArea(.zero)
        #expect(view.safeAreas.last == .zero)
        #expect(view.safeAreas.count == 3)
    }

    @Test("a controller adds to the safe area of its view and all inside it")
    func additional() {
        let stage = Stage()
        let controller = UIViewController()
        let inner = EdgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(inner)
        stage.show(controller)
        #expect(inner.safeAreas.isEmpty)
        controller.additionalSafeAreaInsets.top = 50
        stage.settle()
        #expect(controller.view.safeAreaInsets.top == 50)
        #expect(inner.safeAreas == [UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)])
    }

    @Test("a scroll view moves its content below the notch; the content's views have no safe area")
    func scrollViews() {
        let stage = Stage(safeAreaInsets: notch)
        let scrollView = UIScrollView(frame: stage.window.bounds)
        let content = EdgeView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
        scrollView.contentSize = content.bounds.size
        scrollView.addSubview(content)
        stage.show(scrollView)
        #expect(scrollView.adjustedContentInset == notch)
        #expect(scrollView.contentOffset.y == -59)
        #expect(content.safeAreaInsets == .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("a view that sticks out at an edge without a safe area has none there")
    func stickingOut() {
        let stage = Stage(
            size: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        )
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 852, height: 2000)
        let tall = UIView(frame: CGRect(x: 0, y: -30, width: 700, height: 1000))
        stage.window.addSubview(scrollView)
        scrollView.addSubview(tall)
        stage.settle()
        // The list keeps its content clear of the bottom, so only the side is left.
        #expect(tall.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0))
        #expect(tall.layoutMargins == UIEdgeInsets(top: 8, left: 67, bottom: 8, right: 8))
    }

    @Test("the safe area of a card grows as the card scrolls under the notch")
    func scrollingUnder() {
        let stage = Stage(safeAreaInsets: notch)
        let scrollView = longScrollView(on: stage)
        scrollView.contentInsetAdjustmentBehavior = .never
        let card = EdgeView(frame: CGRect(x: 0, y: 20, width: 393, height: 300))
        scrollView.addSubview(card)
        stage.show(scrollView)
        #expect(card.safeAreaInsets.top == 39)
        scrollView.contentOffset.y = 10
        stage.settle()
        #expect(card.safeAreas.map(\.top) == [39, 49])
    }

    @Test("scrolling a list whose insets avoid the notch computes no safe areas")
    func stepsAreCheap() {
        let stage = Stage(safeAreaInsets: notch)
        let scrollView = longScrollView(on: stage)
        stage.show(scrollView)
        scrollView.contentOffset.y = 100
        #expect(!stage.window.needsSafeAreaPass)
        scrollView.frame.size.height = 400
        #expect(stage.window.needsSafeAreaPass)
    }

    @Test(
        "a scroll view that comes back into a window has the offset it had",
        arguments: [true, false], [0, 200] as [CGFloat])
    func leavingTheWindow(canRefresh: Bool, scrolled: CGFloat) {
        let stage = Stage(safeAreaInsets: notch)
        let scrollView = longScrollView(on: stage)
        if canRefresh { scrollView.refreshControl = UIRefreshControl() }
        stage.show(scrollView)
        scrollView.contentOffset.y = scrolled - 59
        stage.settle()

        scrollView.removeFromSuperview()
        stage.settle()
        #expect(scrollView.adjustedContentInset == notch)
        #expect(scrollView.contentOffset.y == scrolled - 59)
        #expect(scrollView.safeAreaInsets == .zero)
        stage.show(scrollView)
        #expect(scrollView.contentOffset.y == scrolled - 59)
        #expect(scrollView.adjustedContentInset == notch)
    }

    @Test("content that grows outside of a window leaves a list at its top, even below a larger notch")
    func changesOutsideOfTheWindow() {
        let stage = Stage(safeAreaInsets: notch)
        let scrollView = longScrollView(on: stage)
        stage.show(scrollView)
        scrollView.removeFromSuperview()
        scrollView.contentSize.height = 3000
        scrollView.frame.size.height = 700
        #expect(scrollView.contentOffset.y == -59)
        stage.setSafeArea(UIEdgeInsets(top: 70, left: 0, bottom: 34, right: 0))
        stage.show(scrollView)
        #expect(scrollView.contentOffset.y == -70)
    }

    @Test("content as wide as the view has no insets at the sides; content that scrolls sideways has")
    func scrollableAxes() {
        let stage = Stage(
            size: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        )
        let scrollView = UIScrollView(frame: stage.window.bounds)
        stage.show(scrollView)
        scrollView.contentSize = CGSize(width: 852, height: 1000)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
        scrollView.contentSize.width = 853
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        scrollView.contentSize.width = 0
        scrollView.alwaysBounceHorizontal = true
        #expect(scrollView.adjustedContentInset.left == 59)
        scrollView.alwaysBounceHorizontal = false
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        scrollView.contentSize.height = 393
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("a flow layout uses the full width, or the safe area's with sectionInsetReference")
    func flowBetweenCoveredSides() {
        let stage = Stage(
            size: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        )
        let flow = UICollectionViewFlowLayout()
        let source = NamedItems([(0..<40).map { "\($0)" }])
        let view = UICollectionView.named(source, size: CGSize(width: 852, height: 393), layout: flow)
        stage.show(view)
        #expect(view.contentSize.width == 852 && view.contentOffset.x == 0)
        #expect(view.cell("0")?.frame.minX == 0)
        flow.sectionInsetReference = .fromSafeArea
        flow.invalidateLayout()
        stage.settle()
        #expect(view.contentSize.width == 852 && view.contentOffset.x == 0)
        #expect(view.cell("0")?.frame.minX == 59)
    }
}

@Suite("Layout margins") @MainActor struct MarginTests {
    private let eight = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    @Test("a view's margins are eight points on each side plus the safe area")
    func standard() {
        let stage = Stage(safeAreaInsets: notch)
        let view = EdgeView(frame: stage.window.bounds)
        #expect(view.layoutMargins == eight)
        stage.show(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == eight)
    }

    @Test(
        "a controller's view has the system's margins on the sides and none above and below",
        arguments: [(CGFloat(393), CGFloat(16)), (430, 20)])
    func system(width: CGFloat, side: CGFloat) {
        let stage = Stage(size: CGSize(width: width, height: 852))
        let controller = UIViewController()
        stage.show(controller)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: side, bottom: 5, right: 50))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 5)
    }

    @Test("directional margins follow the reading direction")
    func directional() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("the superview's margins are preserved as far as they reach in")
    func preserved() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), EdgeView())
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        inner.frame = CGRect(x: 10, y: 0, width: 190, height: 100)
        outer.addSubview(inner)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
        let changes = inner.marginChanges
        outer.layoutMargins.top = 40
        #expect(inner.marginChanges == changes + 1)
        #expect(inner.layoutMargins.top == 40)
    }

    @Test("the safe area is in preserved margins once")
    func preservedInASafeArea() {
        let insets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let stage = Stage(size: CGSize(width: 852, height: 393), safeAreaInsets: insets)
        let (controller, bar) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 852, height: 100)))
        bar.preservesSuperviewLayoutMargins = true
        controller.view.addSubview(bar)
        stage.show(controller)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 79, bottom: 21, right: 79))
        #expect(bar.layoutMargins == UIEdgeInsets(top: 8, left: 79, bottom: 8, right: 79))
        bar.layoutMargins.left = 30
        #expect(bar.layoutMargins.left == 89)
    }

    @Test("the readable content guide is centred and at most 672 points wide")
    func readable() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
        // Body text of 14 points: 672 · 14 / 17 = 553.4. Of 23 points: 909.2.
        view.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 223.5, y: 8, width: 553, height: 84))
        view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 45.5, y: 8, width: 909, height: 84))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 984, height: 84))
    }

    @Test("margins that are not finite are reported and ignored")
    func notANumber() {
        let log = WarningLog()
        let view = UIView()
        view.layoutMargins.left = .nan
        #expect(view.layoutMargins == eight)
        #expect(log.identifiers == ["bad-geometry"])
    }
}
