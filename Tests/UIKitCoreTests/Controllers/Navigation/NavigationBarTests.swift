import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A list that fills its screen.
private final class ListController: UIViewController {
    let list = UIScrollView()

    override func loadView() {
        list.contentSize = CGSize(width: 375, height: 3000)
        list.backgroundColor = .white
        view = list
    }
}

/// The measured phone: 375 × 667 at scale 2, whose safe area was recorded as 0.
@Suite("Navigation bars") @MainActor struct NavigationBarTests {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
    private let first = ListController()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        first.title = "Photos"
        navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
    }

    /// Has a method that only its class has, and counts its calls.
    private final class SavingNavigation: UINavigationController {
        var saved = 0
        func save() { saved += 1 }
    }

    private final class Editor: UIView {
        var saved = 0
        override var canBecomeFirstResponder: Bool { true }
        func save() { saved += 1 }
        func close(_ sender: UIBarButtonItem) { saved += 10 }
    }

    @Test("an item without a target calls the first responder around its button that has the method")
    func withoutTarget() throws {
        let saving = SavingNavigation(rootViewController: first)
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .plain, target: nil, action: Selector(SavingNavigation.save))
        stage.show(saving)
        stage.tap(at: CGPoint(x: 375 - 40, y: saving.navigationBar.frame.minY + 22))
        #expect(saving.saved == 1)
    }

    @Test("an item without a target calls the first responder before the views around its button")
    func firstResponder() throws {
        let editor = Editor()
        first.view.addSubview(editor)
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: Selector(Editor.save))
        first.navigationItem.rightBarButtonItem = item
        stage.settle()
        let tap = CGPoint(x: 375 - 40, y: bar.frame.minY + 22)
        stage.tap(at: tap)
        #expect(editor.saved == 0, "it isn't around the button")
        editor.becomeFirstResponder()
        stage.tap(at: tap)
        #expect(editor.saved == 1)
        item.action = Selector(Editor.close)
        stage.tap(at: tap)
        #expect(editor.saved == 11)
    }

    private func label(_ text: String) -> UILabel? { bar.descendants(UILabel.self).first { $0.text == text } }

    private func frame(of view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: bar) } }

    private func scroll(to offset: CGFloat) {
        first.list.contentOffset.y = offset
        stage.settle()
    }

    @Test("an inline title is in the bar's first row, its view whole points wide (R802, R804)")
    func inlineTitle() throws {
        #expect(bar.frame == CGRect(x: 0, y: 10, width: 375, height: 54))
        #expect(first.view.safeAreaInsets.top == 64)
        let title = try #require(frame(of: label("Photos")))
        #expect(title.minY == 11.5 && title.height == 21)
        #expect(title.width == title.width.rounded() && title.midX == 187.5)
    }

    @Test("a bar button item that gets a custom view, or its own glass, is shown so at once")
    func itemsThatChange() throws {
        let (item, neighbour) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
        first.navigationItem.rightBarButtonItems = [item, neighbour]
        stage.settle()
        #expect(bar.descendants(BarPlatter.self).count == 1)
        item.sharesBackground = false
        stage.settle()
        #expect(bar.descendants(BarPlatter.self).count == 2)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        item.customView = view
        stage.settle()
        #expect(frame(of: view) == CGRect(x: 329, y: 12, width: 30, height: 20) && label("One") == nil)
        item.customView = nil
        stage.settle()
        #expect(view.superview == nil && label("One") != nil)
    }

    @Test("a button's glass is 44 points high, and 32 wider than its title (R805, R806)")
    func glass() throws {
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        stage.settle()
        let platter = try #require(bar.descendants(BarPlatter.self).first)
        let word = try #require(label("Edit"))
        #expect(platter.frame.height == 44 && platter.frame.minY == 0 && platter.frame.maxX == 359)
        #expect(platter.frame.width == word.intrinsicContentSize.width + 32)
        #expect(platter.subviews[0].layer.cornerRadius == 22)
        let button = try #require(platter.descendants(BarItemButton.self).first)
        #expect(button.frame == platter.bounds.insetBy(dx: 4, dy: 4))
        #expect(word.frame.minX == 12)
    }

    @Test("Done has tinted glass and a white title while editing, and not after")
    func editing() throws {
        first.navigationItem.rightBarButtonItem = first.editButtonItem
        stage.settle()
        func look() throws -> (glass: UIColor?, word: UIColor?) {
            let platter = try #require(bar.descendants(BarPlatter.self).first)
            let effect = platter.descendants(UIVisualEffectView.self).first?.effect as? UIGlassEffect
            return (effect?.tintColor, platter.descendants(UILabel.self).first?.textColor)
        }
        let before = try look()
        #expect(before.glass == nil && before.word == .label)
        first.setEditing(true, animated: false)
        stage.settle()
        #expect(try look().glass == bar.tintColor)
        #expect(try look().word == .white)
        first.setEditing(false, animated: false)
        stage.settle()
        #expect(try look().glass == nil)
        #expect(try look().word == .label)
    }

    @Test("a new primary action sets the item's title and image; system items keep theirs")
    func primaryAction() throws {
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Read") { _ in })
        #expect(item.title == "Read")
        first.navigationItem.rightBarButtonItem = item
        stage.settle()
        item.primaryAction = UIAction(title: "Unread", image: UIImage(systemName: "plus")) { _ in }
        #expect(item.title == "Unread" && item.image == UIImage(systemName: "plus"))
        item.primaryAction = nil
        #expect(item.title == "Unread")
        let add = UIBarButtonItem(systemItem: .add)
        add.primaryAction = UIAction(title: "Read") { _ in }
        #expect(add.title == "Add" && add.image != nil)
        #expect(UIBarButtonItem(title: "Mine", primaryAction: UIAction(title: "Read") { _ in }).title == "Mine")
    }

    @Test("neighbouring buttons share glass; prominent ones and those after a space have their own")
    func sharedGlass() {
        let items = ["A", "B", "C", "D"].map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
        items[2].style = .prominent
        first.navigationItem.rightBarButtonItems = [items[0], items[1], items[2], .fixedSpace(10), items[3]]
        stage.settle()
        let platters = bar.descendants(BarPlatter.self)
        #expect(platters.map { $0.descendants(BarItemButton.self).count }.sorted() == [1, 1, 2])
        items[3].isHidden = true
        stage.settle()
        #expect(bar.descendants(BarPlatter.self).filter { !$0.isHidden }.count == 2)
    }

    @Test("the first item of each side is the outermost, also on shared glass", arguments: [false, true])
    func order(isRightToLeft: Bool) throws {
        if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        let names = ["A", "B", "C"]
        first.navigationItem.leftBarButtonItems = names.map { UIBarButtonItem(title: "l" + $0) }
        first.navigationItem.rightBarButtonItems = names.map { UIBarButtonItem(title: "r" + $0) }
        stage.settle()
        let places = try ["lA", "lB", "lC", "rC", "rB", "rA"].map { try #require(frame(of: label($0))?.midX) }
        #expect(places == (isRightToLeft ? places.sorted(by: >) : places.sorted()))
        #expect(bar.descendants(BarPlatter.self).count == 2)
    }

    @Test("a large title has a row of 52 points below, and content begins below that (R810, R811, R812)")
    func largeTitle() throws {
        bar.prefersLargeTitles = true
        stage.settle()
        #expect(bar.frame == CGRect(x: 0, y: 10, width: 375, height: 106))
        #expect(first.list.adjustedContentInset.top == 116)
        #expect(first.list.contentOffset.y == -116)
        let titles = bar.descendants(UILabel.self).filter { $0.text == "Photos" }
        let large = try #require(titles.first { $0.font.pointSize == 34 })
        #expect(frame(of: large)?.origin == CGPoint(x: 16, y: 57.5))
        #expect(large.bounds.height == 41)
        let inline = try #require(titles.first { $0.font.pointSize == 17 })
        #expect(inline.alpha == 0 && frame(of: inline)?.minY == 26.5)
    }

    @Test("a large title scrolls away with the content, and leaves the inline title")
    func collapsing() throws {
        bar.prefersLargeTitles = true
        stage.settle()
        scroll(to: -86)
        #expect(bar.frame.height == 76)
        #expect(first.list.adjustedContentInset.top == 86)
        let inline = try #require(bar.descendants(UILabel.self).first { $0.font.pointSize == 17 })
        #expect(inline.alpha == 0)
        scroll(to: 100)
        #expect(bar.frame.height == 54)
        #expect(first.list.adjustedContentInset.top == 64)
        #expect(inline.alpha == 1 && frame(of: inline)?.minY == 11.5)
        first.list.setContentOffset(CGPoint(x: 0, y: -116), animated: true)
        stage.settle()
        #expect(bar.frame.height == 106)
        #expect(first.list.contentOffset.y == -116)
    }

    @Test("content released with half a large title visible shows all of it or nothing")
    func snapping() {
        bar.prefersLargeTitles = true
        stage.settle()
        // Ten points are the slop of the finger.
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 370))
        stage.settle()
        #expect([-116, -64].contains(first.list.contentOffset.y))
    }

    @Test("going back to a large title leaves no inline title beside it", arguments: [true, false])
    func wayBackToLargeTitle(fromLarge: Bool) throws {
        bar.prefersLargeTitles = true
        stage.settle()
        let second = ListController()
        second.title = "Second"
        second.navigationItem.largeTitleDisplayMode = fromLarge ? .always : .never
        navigation.pushViewController(second, animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        for _ in 0..<24 {
            stage.advance(by: 1 / 60)
            let inline = bar.descendants(UILabel.self).first {
                // The back button has the same text.
                $0.text == "Photos" && $0.superview is NavigationItemView
            }
            #expect(inline?.layer.presentation()?.opacity ?? 0 < 0.01, "not on the way there either")
        }
        stage.settle()
        let titles = bar.descendants(UILabel.self).filter { $0.text == "Photos" }
        #expect(try #require(titles.first { $0.font.pointSize == 17 }).alpha == 0)
        #expect(try #require(titles.first { $0.font.pointSize == 34 }).superview?.isHidden == false)
    }

    @Test("after a rotation or a new size the content at the top is still there", arguments: [500, 3000])
    func turning(contentHeight: CGFloat) throws {
        bar.prefersLargeTitles = true
        first.list.contentSize.height = contentHeight
        first.list.alwaysBounceVertical = true
        let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let side = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let tablet = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        stage.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: upright)
        #expect(bar.frame.height == 106 && first.list.contentOffset.y == -165)
        stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: side)
        // In landscape there are no large titles: 10 above the bar, and a row of 44.
        #expect(bar.frame.height == 44 && first.list.contentOffset.y == -54)
        let inline = try #require(bar.descendants(UILabel.self).first { $0.font.pointSize == 17 })
        #expect(inline.alpha == 1 && inline.transform == .identity)
        stage.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: upright)
        #expect(bar.frame.height == 106 && first.list.contentOffset.y == -165 && inline.alpha == 0)
        stage.resize(to: CGSize(width: 820, height: 1180), safeAreaInsets: tablet)
        // 24 + 54 + 52.
        #expect(bar.frame.height == 106 && first.list.contentOffset.y == -130)
        stage.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: upright)
        #expect(bar.frame.height == 106 && first.list.contentOffset.y == -165)
    }

    @Test("pulling down makes the bar higher by as much, and the title a little larger")
    func stretching() throws {
        bar.prefersLargeTitles = true
        stage.settle()
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 300))
        for step in 1...20 {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: 100, y: 300 + CGFloat(step) * 10))
        }
        stage.advance(by: 1 / 60)
        let pull = -116 - first.list.contentOffset.y
        #expect(pull > 30)
        #expect(abs(bar.frame.height - 106 - pull) < 0.01)
        let large = try #require(bar.descendants(UILabel.self).first { $0.font.pointSize == 34 })
        #expect(large.transform.a > 1 && large.transform.a <= 1.1)
        stage.touchUp(finger, at: CGPoint(x: 100, y: 500))
        stage.settle()
        #expect(bar.frame.height == 106)
    }

    @Test("each screen sets whether its title is large; automatic ones follow the screen before")
    func displayModes() {
        bar.prefersLargeTitles = true
        let (never, after, always) = (ListController(), ListController(), ListController())
        never.navigationItem.largeTitleDisplayMode = .never
        always.navigationItem.largeTitleDisplayMode = .always
        var heights: [CGFloat] = []
        for controller in [never, after, always] {
            navigation.pushViewController(controller, animated: true)
            stage.settle()
            heights.append(bar.frame.height)
        }
        #expect(heights == [54, 54, 106])
        navigation.popToRootViewController(animated: true)
        stage.settle()
        #expect(bar.frame.height == 106)
    }

    @Test("content fades out below a bar without a background, and not below one with it (R814)")
    func edges() throws {
        #expect(navigation.view.descendants(ScrollEdgeView.self) == [])
        scroll(to: 0)
        let edge = try #require(navigation.view.descendants(ScrollEdgeView.self).first)
        #expect(edge.convert(edge.bounds, to: nil as UIView?) == CGRect(x: 0, y: 0, width: 375, height: 118.8))
        #expect(edge.alpha == 1)
        #expect(edge.color == .white)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        bar.standardAppearance = opaque
        #expect(edge.alpha == 0)
        #expect(bar.descendants(UIVisualEffectView.self).first?.contentView.backgroundColor == .systemBackground)
        scroll(to: -64)
        #expect(bar.descendants(UIVisualEffectView.self).first?.contentView.backgroundColor == nil)
        bar.scrollEdgeAppearance = opaque
        #expect(bar.descendants(UIVisualEffectView.self).first?.contentView.backgroundColor == .systemBackground)
    }

    @Test("titles have the font and colour of the appearance, the screen's own appearance first")
    func attributes() {
        let (red, green) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        red.titleTextAttributes = [.foregroundColor: UIColor.red]
        green.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = red
        func color() -> UIColor? {
            label("Photos")?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color() == .red)
        first.navigationItem.standardAppearance = green
        #expect(color() == .green)
    }

    @Test("in a push the old title is gone before the new one shows, and no title overlaps a button")
    func exchange() throws {
        let second = ListController()
        second.title = "A longer title"
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Refresh", primaryAction: UIAction { _ in })
        stage.settle()
        let old = try #require(label("Photos"))
        navigation.pushViewController(second, animated: true)
        let new = try #require(label("A longer title"))
        stage.advance(by: 1 / 60)
        var seenTogether = 0
        while navigation.transitionCoordinator != nil {
            let alphas = [old, new].map { $0.layer.presentation()?.opacity ?? 0 }
            if alphas[0] > 0.01, alphas[1] > 0.01 { seenTogether += 1 }
            stage.advance(by: 1 / 60)
        }
        #expect(seenTogether == 0)
        stage.settle()
        #expect(new.alpha == 1 && new.transform.isIdentity)
    }

    @Test("the back button shows a title only where it doesn't touch the screen's title")
    func wayBack() throws {
        let second = ListController()
        second.title = "B"
        navigation.pushViewController(second, animated: false)
        stage.settle()
        let back = try #require(bar.descendants(BackButton.self).first)
        #expect(back.showsWord)
        second.title = "A title that leaves the way back no room at all"
        stage.settle()
        #expect(bar.descendants(BackButton.self).first?.showsWord == false)
        #expect(bar.descendants(BarPlatter.self).first?.frame.width == 44, "R807")
    }
}
