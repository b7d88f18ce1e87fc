import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Toolbars") @MainActor struct ToolbarTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let first = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        stage.settle()
    }

    private func item(_ symbol: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in })
    }

    private func word(_ word: String) -> UIBarButtonItem {
        UIBarButtonItem(title: word, primaryAction: UIAction { _ in })
    }

    /// Returns the frames of the glass backgrounds in the window, from left to right.
    private func glass(of toolbar: UIToolbar) -> [CGRect] {
        toolbar.layoutIfNeeded()
        let row = toolbar.subviews.last { $0 is ToolbarRow }
        let glass = (row?.subviews ?? []).filter { $0 is BarPlatter }
        return glass.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
    }

    private func show(_ items: [UIBarButtonItem]) {
        first.toolbarItems = items
        navigation.setToolbarHidden(false, animated: false)
        stage.settle()
    }

    // MARK: Sizes

    @Test("a toolbar is 48 points high, and 44 on a phone in landscape (R817, R818)")
    func height() {
        let toolbar = UIToolbar()
        stage.window.addSubview(toolbar)
        #expect(toolbar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 48))
        #expect(toolbar.sizeThatFits(CGSize(width: 393, height: 100)) == CGSize(width: 393, height: 48))
        stage.resize(to: CGSize(width: 852, height: 393))
        #expect(toolbar.intrinsicContentSize.height == 44)
    }

    @Test("a toolbar outside of a navigation controller has 16 points at both sides (R817)")
    func side() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 770, width: 393, height: 48))
        stage.window.addSubview(toolbar)
        toolbar.items = [item("plus"), .flexibleSpace(), item("trash")]
        #expect(
            glass(of: toolbar) == [
                CGRect(x: 16, y: 770, width: 48, height: 48), CGRect(x: 329, y: 770, width: 48, height: 48),
            ])
    }

    @Test("a navigation controller's toolbar is 86 high, its glass from 28 to 365, 28 above the edge (R819)")
    func slot() {
        show([item("plus"), .flexibleSpace(), item("trash")])
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 393, height: 86))
        #expect(first.view.safeAreaInsets.bottom == 86)
        #expect(
            glass(of: navigation.toolbar) == [
                CGRect(x: 28, y: 776, width: 48, height: 48), CGRect(x: 317, y: 776, width: 48, height: 48),
            ])
    }

    @Test("a title has 17 points at either side of it on its glass (R820)")
    func words() {
        show([word("Edit")])
        let label = UILabel()
        label.text = "Edit"
        label.font = BarMetrics.wordFont
        #expect(glass(of: navigation.toolbar).map(\.width) == [label.intrinsicContentSize.width + 34])
    }

    @Test("two symbols share glass of 106 points (R820, which says 106.67); a space separates them")
    func sharing() {
        show([item("plus"), item("trash")])
        #expect(glass(of: navigation.toolbar).map(\.width) == [106])
        show([item("plus"), .fixedSpace(20), item("trash")])
        #expect(glass(of: navigation.toolbar).map(\.minX) == [28, 28 + 48 + 20])
        show([.flexibleSpace(), item("plus"), .flexibleSpace()])
        #expect(glass(of: navigation.toolbar).map(\.midX) == [196.5])
    }

    @Test("from right to left the first item is at the right")
    func mirrored() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        show([item("plus"), .flexibleSpace(), word("Edit")])
        let found = glass(of: navigation.toolbar)
        #expect(found.first?.minX == 28 && found.last == CGRect(x: 317, y: 776, width: 48, height: 48))
    }

    // MARK: Items

    @Test("a tap runs the item's action")
    func tap() {
        var taps = 0
        show([UIBarButtonItem(title: "Count", primaryAction: UIAction { _ in taps += 1 })])
        let button = glass(of: navigation.toolbar)[0]
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(taps == 1)
    }

    @Test("another screen brings its own items; without items the bar stays, empty")
    func items() {
        show([item("plus")])
        let second = UIViewController()
        second.toolbarItems = [word("Second")]
        navigation.pushViewController(second, animated: true)
        stage.settle()
        #expect(navigation.toolbar.items?.first?.title == "Second")
        #expect(second.view.safeAreaInsets.bottom == 86)
        second.setToolbarItems([word("Other")], animated: true)
        stage.settle()
        #expect(navigation.toolbar.items?.first?.title == "Other")
        #expect(navigation.toolbar.subviews.count { $0 is ToolbarRow } == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.toolbar.items == nil)
        navigation.popToRootViewController(animated: false)
        #expect(navigation.toolbar.items?.first === first.toolbarItems?.first)
    }

    @Test("a cancelled swipe back restores the items of the screen that stays")
    func takenBack() {
        show([word("First")])
        let second = UIViewController()
        second.toolbarItems = [word("Second")]
        navigation.pushViewController(second, animated: false)
        stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
        for step in 1...4 {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: 2 + 20 * CGFloat(step), y: 400))
        }
        stage.advance(by: 0.5)
        stage.touchUp(finger, at: CGPoint(x: 82, y: 400))
        stage.settle()
        #expect(navigation.topViewController === second)
        #expect(navigation.toolbar.items?.first?.title == "Second")
    }

    // MARK: Showing and hiding

    @Test("a toolbar slides in and out over the bottom edge, and the safe area follows")
    func hiding() {
        first.toolbarItems = [item("plus")]
        navigation.setToolbarHidden(false, animated: true)
        stage.advance(by: 0.1)
        let y = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(y > 766 && y < 852, "\(y)")
        stage.settle()
        #expect(navigation.toolbar.frame.minY == 766)
        navigation.setToolbarHidden(true, animated: true)
        stage.settle()
        #expect(navigation.toolbar.isHidden)
        #expect(first.view.safeAreaInsets.bottom == 34)
    }

    @Test("a pushed screen that hides the bottom bar hides it for the screens pushed above, too")
    func hidesWhenPushed() {
        show([item("plus")])
        let (second, third) = (UIViewController(), UIViewController())
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        stage.settle()
        #expect(navigation.toolbar.frame.minY == 852)
        #expect(second.view.safeAreaInsets.bottom == 34)
        navigation.pushViewController(third, animated: false)
        stage.settle()
        #expect(third.view.safeAreaInsets.bottom == 34)
        navigation.popToRootViewController(animated: true)
        stage.settle()
        #expect(navigation.toolbar.frame.minY == 766)
        #expect(!navigation.isToolbarHidden)
    }

    @Test("content ends above the toolbar; content that goes on below fades out there")
    func content() {
        let list = UIScrollView(frame: first.view.bounds)
        list.contentSize = CGSize(width: 393, height: 2_000)
        first.view.addSubview(list)
        show([item("plus")])
        #expect(list.adjustedContentInset.bottom == 86)
        let edge = list.subviews.first { $0 is ScrollEdgeView }
        #expect(edge?.alpha == 1)
        list.contentOffset.y = 2_000 - 852 + 86
        stage.settle()
        #expect(edge?.alpha == 0)
    }

    @Test("a screen that does not extend below bars ends at the toolbar's edge")
    func notExtended() {
        first.edgesForExtendedLayout = []
        show([item("plus")])
        #expect(first.view.frame == CGRect(x: 0, y: 113, width: 393, height: 766 - 113))
    }

    @Test("a navigation controller makes a toolbar of the class it was given")
    func ownClass() {
        final class OwnToolbar: UIToolbar {}
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: OwnToolbar.self)
        #expect(navigation.toolbar is OwnToolbar)
    }
}
