import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Programs that call themselves through UIKit (Decisions/0062).
@Suite("Endless recursion") struct RecursionTests {
    // MARK: Layout

    @Test("a view may call layoutIfNeeded in layoutSubviews")
    func layoutInLayout() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let view = LayoutScript()
                let inner = UIView()
                view.addSubview(inner)
                view.whenLaidOut = { [unowned view] in
                    inner.frame = view.bounds
                    view.layoutIfNeeded()
                    inner.layoutIfNeeded()
                }
                Stage().show(view)
                try #require(view.layouts < 5)
            }
        }
        end.expectSilence()
    }

    @Test("setNeedsLayout and layoutIfNeeded in layoutSubviews end with a warning")
    func endlessLayout() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let view = LayoutScript()
                view.whenLaidOut = { [unowned view] in
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
                Stage().show(view)
            }
        }
        end.expectWords("[endless-layout]", "layoutSubviews", "likely cause", "try")
    }

    @Test("two views that lay out each other end with a warning")
    func mutualLayout() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (outer, inner) = (LayoutScript(), LayoutScript())
                outer.addSubview(inner)
                outer.whenLaidOut = {
                    inner.setNeedsLayout()
                    inner.layoutIfNeeded()
                }
                inner.whenLaidOut = {
                    outer.setNeedsLayout()
                    outer.layoutIfNeeded()
                }
                Stage().show(outer)
            }
        }
        end.expectWords("[endless-layout]", "likely cause", "try")
    }

    @Test("a size set in layoutSubviews, larger each time, ends with a warning")
    func growing() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let view = LayoutScript()
                view.whenLaidOut = { [unowned view] in
                    view.frame.size.width += 1
                    view.layoutIfNeeded()
                }
                Stage().show(view)
            }
        }
        end.expectWords("[endless-layout]", "try")
    }

    @Test("a layout may set another content offset each time it is asked about new bounds")
    func boundsInInvalidation() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let layout = LayoutWithHooks()
                layout.whenBoundsAreAsked = { $0.collectionView?.contentOffset.y += 1 }
                let list = ScriptedList(layout: layout)
                list.show()
                list.view.contentOffset.y = 10
                list.stage.settle()
            }
        }
        end.expectSilence()
    }

    @Test("a layout may set a content offset once when it is asked about new bounds")
    func boundsOnceInInvalidation() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let layout = LayoutWithHooks()
                layout.whenBoundsAreAsked = { $0.collectionView?.contentOffset.y = 50 }
                let list = ScriptedList(layout: layout)
                list.show()
                list.view.contentOffset.y = 10
                list.stage.settle()
            }
        }
        end.expectSilence()
    }

    // MARK: Loading views

    @Test("a loadView that reads the view stops the program with a message")
    func recursiveLoadView() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func loadView() { view.backgroundColor = .red }
                }
                _ = Controller().view
            }
        }
        end.expectWords("loadView()", "Controller", "likely cause", "try", "view = UIView()")
    }

    @Test("an empty loadView stops the program with a message")
    func emptyLoadView() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func loadView() {}
                }
                Stage().show(Controller())
            }
        }
        end.expectWords("loadView()", "Controller", "likely cause", "try")
    }

    @Test("a viewDidLoad that removes the view and reads it stops the program with a message")
    func viewDidLoadWithoutView() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func viewDidLoad() {
                        view = nil
                        _ = view
                    }
                }
                _ = Controller().view
            }
        }
        end.expectWords("viewDidLoad()", "Controller", "likely cause", "try")
    }

    // MARK: Updates

    @Test("reloadData and layoutIfNeeded in cellForItemAt end with a warning")
    func reloadInCell() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenCellIsMade = { [unowned list] _ in
                    list.view.reloadData()
                    list.view.layoutIfNeeded()
                }
                list.show()
            }
        }
        end.expectWords("[endless-layout]", "try")
    }

    @Test("reloadData and layoutIfNeeded in willDisplay end with a warning")
    func reloadInWillDisplay() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenCellComes = { [unowned list] _ in
                    list.view.reloadData()
                    list.view.layoutIfNeeded()
                }
                list.show()
            }
        }
        end.expectWords("[endless-layout]", "try")
    }

    @Test("reloadData and layoutIfNeeded may be called in didEndDisplaying")
    func reloadInDidEndDisplaying() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenCellGoes = { [unowned list] _ in
                    list.view.reloadData()
                    list.view.layoutIfNeeded()
                }
                list.show()
                list.scrollFar()
                list.view.reloadData()
                list.stage.settle()
                try #require(!list.view.visibleCells.isEmpty)
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("reloadData and layoutIfNeeded in sizeForItemAt end with a warning")
    func reloadInSize() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenSizeIsAsked = { [unowned list] _ in
                    list.view.reloadData()
                    list.view.layoutIfNeeded()
                    return CGSize(width: 100, height: 100)
                }
                list.show()
            }
        }
        end.expectWords("[endless-layout]", "try")
    }

    @Test("a delegate may call the layout's prepare while it is asked for sizes, also for marked items")
    func prepareInSize() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenSizeIsAsked = { [unowned list] path in
                    let layout = list.view.collectionViewLayout
                    layout.prepare()
                    _ = layout.collectionViewContentSize
                    _ = layout.layoutAttributesForItem(at: path)
                    _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 1_000))
                    return CGSize(width: 100, height: 100)
                }
                list.show()
                list.items = 101
                list.view.insertItems(at: [[0, 3]])
                list.view.reloadItems(at: [[0, 5]])
                list.stage.settle()
                try #require(list.view.visibleCells.count == 15)
            }
        }
        end.expectSilence()
    }

    @Test("reloadData and layoutIfNeeded in numberOfItemsInSection stop the program with a message")
    func reloadInCount() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenCounted = { [unowned list] in
                    list.view.reloadData()
                    list.view.layoutIfNeeded()
                    _ = list.view.numberOfItems(inSection: 0)
                }
                list.show()
            }
        }
        end.expectWords("numberOfItemsInSection", "likely cause", "try")
    }

    @Test("the layout may be changed in didEndDisplaying")
    func layoutInDidEndDisplaying() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenCellGoes = { [unowned list] _ in
                    let flow = UICollectionViewFlowLayout()
                    flow.itemSize = CGSize(width: 40, height: 40)
                    list.view.setCollectionViewLayout(flow, animated: false)
                }
                list.show()
                list.scrollFar()
                list.view.contentOffset = .zero
                list.stage.settle()
                try #require(!list.view.visibleCells.isEmpty)
            }
        }
        end.expectSilence()
    }

    @Test("the layout may be changed with animation in didEndDisplaying")
    func animatedLayoutInDidEndDisplaying() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                var left = 20
                list.whenCellGoes = { [unowned list] _ in
                    left -= 1
                    guard left > 0 else { return }
                    let flow = UICollectionViewFlowLayout()
                    flow.itemSize = CGSize(width: 40, height: 40)
                    list.view.setCollectionViewLayout(flow, animated: true)
                }
                list.show()
                list.scrollFar()
                list.view.contentOffset = .zero
                list.stage.settle()
                try #require(!list.view.visibleCells.isEmpty)
            }
        }
        end.expectSilence()
    }

    @Test("the layout may be changed in each callback of a layout pass")
    func layoutInCallbacks() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                for place in 0..<6 {
                    for isAnimated in [false, true] {
                        let layout = LayoutWithHooks()
                        let list = ScriptedList(layout: layout)
                        var left = 10
                        let change = { [unowned list] in
                            guard left > 0 else { return }
                            left -= 1
                            let flow = UICollectionViewFlowLayout()
                            flow.itemSize = CGSize(width: 40 + CGFloat(left), height: 40)
                            list.view.setCollectionViewLayout(flow, animated: isAnimated)
                        }
                        switch place {
                        case 0: list.whenCellComes = { _ in change() }
                        case 1: list.whenCellIsMade = { _ in change() }
                        case 2: layout.whenPrepared = { _ in change() }
                        case 3: layout.whenElementsAreAsked = { _ in change() }
                        case 4: list.whenScrolled = { change() }
                        default:
                            list.whenSizeIsAsked = { _ in
                                change(); return CGSize(width: 50, height: 50)
                            }
                        }
                        list.show()
                        list.scrollFar()
                        list.view.reloadData()
                        list.stage.settle()
                        try #require(!list.view.visibleCells.isEmpty, "\(place)")
                    }
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("updates in any callback work, or end with a warning")
    func updatesInCallbacks() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                for place in 0..<6 {
                    let layout = LayoutWithHooks()
                    let list = ScriptedList(layout: layout)
                    var left = 10
                    let change = { [unowned list] in
                        guard left > 0 else { return }
                        left -= 1
                        list.view.performBatchUpdates {
                            list.items += 1
                            list.view.insertItems(at: [[0, 0]])
                        }
                    }
                    switch place {
                    case 0: list.whenCellComes = { _ in change() }
                    case 1: list.whenCellIsMade = { _ in change() }
                    case 2: layout.whenPrepared = { _ in change() }
                    case 3: layout.whenElementsAreAsked = { _ in change() }
                    case 4: list.whenScrolled = { change() }
                    default: list.whenCellGoes = { _ in change() }
                    }
                    list.show()
                    list.scrollFar()
                    list.view.reloadData()
                    list.stage.settle()
                    try #require(!list.view.visibleCells.isEmpty, "\(place)")
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("the completion of each batch may begin another batch")
    func batchInCompletion() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                var batches = 0
                @MainActor func more() {
                    guard batches < 300 else { return }
                    batches += 1
                    list.view.performBatchUpdates {
                        list.items += 1
                        list.view.insertItems(at: [[0, 0]])
                    } completion: { _ in
                        more()
                    }
                }
                more()
                list.stage.settle(limit: 400)
                try #require(batches == 300)
            }
        }
        end.expectSilence()
    }

    @Test("a thousand batches may be nested")
    func nestedBatches() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                @MainActor func nest(_ depth: Int) {
                    guard depth > 0 else {
                        list.items += 1
                        return list.view.insertItems(at: [[0, 0]])
                    }
                    list.view.performBatchUpdates { nest(depth - 1) }
                }
                nest(1_000)
                try #require(list.view.numberOfItems(inSection: 0) == 101)
            }
        }
        end.expectSilence()
    }

    // MARK: Scrolling

    @Test("a scrollViewDidScroll that always scrolls back and forth ends with a warning")
    func scrollInDidScroll() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenScrolled = { [unowned list] in
                    list.view.contentOffset.y = list.view.contentOffset.y > 50 ? 0 : 100
                }
                list.show()
                list.view.contentOffset.y = 10
                list.stage.settle()
                try #require(list.view.contentOffset.y <= 100)
            }
        }
        end.expectWords("[endless-scrolling]", "try")
    }

    @Test("scrollToItem may be called in scrollViewDidScroll")
    func scrollToItemInDidScroll() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.whenScrolled = { [unowned list] in
                    list.view.scrollToItem(at: [0, 50], at: .top, animated: false)
                    list.view.scrollToItem(at: [0, 50], at: .top, animated: true)
                }
                list.show()
                list.view.contentOffset.y = 10
                list.stage.settle()
            }
        }
        end.expectSilence()
    }

    // MARK: Controllers

    @Test("a controller may present another of its class in viewDidAppear, 200 times")
    func presentForEver() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    static var shown = 0
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        Self.shown += 1
                        if Self.shown < 200 { present(Controller(), animated: false) }
                    }
                }
                let stage = Stage()
                stage.show(Controller())
                stage.settle()
                try #require(Controller.shown == 200)
            }
        }
        end.expectSilence()
    }

    @Test("a controller that always presents another in viewDidAppear stops the program with a message")
    func presentWithoutEnd() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        present(Controller(), animated: false)
                    }
                }
                let stage = Stage()
                stage.show(Controller())
                stage.settle()
            }
        }
        end.expectWords("Controller", "likely cause", "viewDidAppear", "try")
    }

    @Test("a controller that pushes another of its class in viewDidLoad stops the program with a message")
    func pushForEver() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        navigationController?.pushViewController(Controller(), animated: false)
                    }
                }
                let stage = Stage()
                let navigation = UINavigationController(rootViewController: UIViewController())
                stage.show(navigation)
                navigation.pushViewController(Controller(), animated: false)
                stage.settle()
            }
        }
        end.expectWords("Controller", "likely cause", "try")
    }

    @Test("a controller that is its own child or grandchild, or presents itself, stops the program")
    func ownChild() async {
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let controller = UIViewController()
                controller.addChild(controller)
            }
        }
        child.expectWords("cannot be made a child of itself")
        let grandchild = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                inner.addChild(outer)
            }
        }
        grandchild.expectWords("cannot be made a child of itself")
        let presented = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let controller = UIViewController()
                Stage().show(controller)
                controller.present(controller, animated: false)
            }
        }
        presented.expectWords("present modal view controller on itself")
    }

    @Test("pushing a controller twice, or a navigation controller onto itself, stops the program")
    func pushedTwice() async {
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                let next = UIViewController()
                navigation.pushViewController(next, animated: false)
                navigation.pushViewController(next, animated: false)
            }
        }
        twice.expectWords("Pushing the same view controller instance more than once is not supported")
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(navigation, animated: false)
            }
        }
        itself.expectWords("Pushing a navigation controller is not supported")
    }

    // MARK: Responders

    @Test("a cyclic responder chain stops the program with a message")
    func responderCycle() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let (outer, inner) = (Chained(), Chained())
                outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                inner.frame = outer.bounds
                outer.addSubview(inner)
                outer.following = inner
                inner.following = outer
                stage.show(outer)
                stage.tap(at: CGPoint(x: 50, y: 50))
            }
        }
        end.expectWords("responder chain", "Chained", "next", "likely cause", "try")
    }

    @Test("two views that refuse each other the first responder stop the program with a message")
    func firstResponders() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Greedy: UIView {
                    override var canBecomeFirstResponder: Bool { true }
                    weak var other: Greedy?
                    override func resignFirstResponder() -> Bool {
                        _ = other?.becomeFirstResponder()
                        return super.resignFirstResponder()
                    }
                }
                let stage = Stage()
                let (first, second) = (Greedy(), Greedy())
                (first.other, second.other) = (second, first)
                stage.show(first)
                stage.show(second)
                _ = first.becomeFirstResponder()
                _ = second.becomeFirstResponder()
            }
        }
        end.expectWords("becomeFirstResponder", "likely cause", "try")
    }

    // MARK: Views

    @Test("a trait change that changes the traits again stops the program with a message")
    func traits() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Flipping: UIView {
                    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
                    }
                }
                let view = Flipping()
                Stage().show(view)
                view.overrideUserInterfaceStyle = .dark
            }
        }
        end.expectWords("Flipping", "traitCollectionDidChange", "likely cause", "try")
    }

    @Test("a tint change that changes the tint again stops the program with a message")
    func tint() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Flipping: UIView {
                    override func tintColorDidChange() { tintColor = tintColor == .red ? .blue : .red }
                }
                let view = Flipping()
                Stage().show(view)
                view.tintColor = .red
            }
        }
        end.expectWords("Flipping", "tintColorDidChange", "likely cause", "try")
    }

    @Test("a view that moves itself in each didMoveToSuperview stops the program with a message")
    func addingItself() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Restless: UIView {
                    var homes: [UIView] = []
                    override func didMoveToSuperview() {
                        if let home = homes.first(where: { $0 !== superview }) { home.addSubview(self) }
                    }
                }
                let view = Restless()
                view.homes = [UIView(), UIView()]
                view.homes[0].addSubview(view)
            }
        }
        end.expectWords("Restless", "didMoveToSuperview", "likely cause", "try")
    }

    @Test("a view may add itself again to its own superview")
    func addingItselfAgain() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Restless: UIView {
                    override func didMoveToSuperview() { superview?.addSubview(self) }
                    override func didMoveToWindow() { superview?.bringSubviewToFront(self) }
                    override func willMove(toSuperview newSuperview: UIView?) { newSuperview?.setNeedsLayout() }
                }
                let view = Restless()
                Stage().show(view)
                view.removeFromSuperview()
            }
        }
        end.expectSilence()
    }

    @Test("views may remove themselves in their own callbacks")
    func leavingInCallbacks() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Leaving: UIView {
                    override func didMoveToWindow() { removeFromSuperview() }
                    override func didMoveToSuperview() { removeFromSuperview() }
                    override func layoutSubviews() { for view in subviews { view.removeFromSuperview() } }
                }
                final class Emptying: UIView {
                    override func didAddSubview(_ subview: UIView) { subview.removeFromSuperview() }
                    override func willRemoveSubview(_ subview: UIView) { subview.subviews.first?.removeFromSuperview() }
                }
                let stage = Stage()
                stage.show(Leaving())
                let view = Emptying()
                stage.show(view)
                view.addSubview(UIView())
                view.addSubview(Leaving())
                stage.settle()
                try #require(view.subviews.isEmpty)
            }
        }
        end.expectSilence()
    }

    @Test("a gesture recogniser's delegate may remove views and recognisers")
    func gestures() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Remover: NSObject, UIGestureRecognizerDelegate {
                    var asked = 0
                    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                        asked += 1
                        touch.view?.removeFromSuperview()
                        recognizer.view?.removeGestureRecognizer(recognizer)
                        return true
                    }
                    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                        recognizer.view?.superview?.removeFromSuperview()
                        return true
                    }
                    func gestureRecognizer(
                        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
                    ) -> Bool {
                        other.view?.removeGestureRecognizer(other)
                        return true
                    }
                }
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let remover = Remover()
                for _ in 0..<3 {
                    let (outer, inner) = (UIScrollView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
                    outer.contentSize = CGSize(width: 100, height: 1_000)
                    outer.addSubview(inner)
                    for view in [outer, inner] {
                        for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer()] {
                            recognizer.delegate = remover
                            view.addGestureRecognizer(recognizer)
                        }
                    }
                    stage.show(outer)
                    stage.tap(at: CGPoint(x: 50, y: 50))
                    stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
                    stage.settle()
                }
                try #require(remover.asked > 0)
            }
        }
        end.expectSilence()
    }

    // MARK: Depth

    @Test("a tree of 390 nested views is laid out, touched, described, drawn and released")
    func deepTree() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                var root = Nested.tree(of: 390, innermostFirst: false)
                for _ in 0..<2 {
                    stage.show(root)
                    stage.tap(at: CGPoint(x: 50, y: 50))
                    try #require(root.recursiveDescription.split(separator: "\n").count == 390)
                    try #require(stage.svg().contains("svg"))
                    root.frame.size.width = 200
                    root.overrideUserInterfaceStyle = .dark
                    root.tintColor = .red
                    stage.setSafeArea(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
                    UIView.animate(withDuration: 1) { root.center.x += 4 }
                    stage.settle()
                    _ = root.snapshotView(afterScreenUpdates: true)
                    root.removeFromSuperview()
                    root = Nested.tree(of: 390, innermostFirst: true)
                }
            }
        }
        end.expectSilence()
    }

    @Test("3,000 nested views stop the program with a message", arguments: [false, true])
    func tooDeepTree(innermostFirst: Bool) async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [innermostFirst] in
            await Hostile.run { Stage().show(Nested.tree(of: 3_000, innermostFirst: innermostFirst)) }
        }
        end.expectWords("too deep", "Nested", "at most 400", "likely cause", "try")
    }

    @Test("3,000 nested layers stop the program with a message")
    func tooDeepLayers() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let root = CALayer()
                var layer = root
                for _ in 0..<3_000 {
                    let inner = CALayer()
                    layer.addSublayer(inner)
                    layer = inner
                }
            }
        }
        end.expectWords("too deep", "CALayer", "at most 400", "try")
    }

    @Test("branches of layers put together to more than 400 levels stop the program")
    func tooDeepAfterMoves() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                @MainActor func chain(_ count: Int) -> [CALayer] {
                    let layers = (0..<count).map { _ in CALayer() }
                    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
                    return layers
                }
                let stage = Stage()
                let (shown, moved) = (chain(200), chain(300))
                stage.window.layer.addSublayer(shown[0])
                moved[150].removeFromSuperlayer()
                shown[199].addSublayer(moved[0])
                FileHandle.standardError.write(Data("moved\n".utf8))
                moved[149].addSublayer(moved[150])
            }
        }
        end.expectWords("moved", "too deep", "at most 400", "try")
    }

    @Test("a layer inside the mask of a layer inside of it stops the program")
    func insideItsMask() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                let (outer, masked, mask, high) = (CALayer(), CALayer(), CALayer(), CALayer())
                stage.window.layer.addSublayer(outer)
                outer.addSublayer(masked)
                masked.mask = mask
                mask.addSublayer(high)
                for _ in 0..<5 {
                    let layer = CALayer()
                    layer.addSublayer(CALayer())
                    high.addSublayer(layer)
                }
                outer.removeFromSuperlayer()
                high.addSublayer(outer)
            }
        }
        end.expectWords("A layer cannot be put inside itself", "likely cause", "try")
    }

    @Test("a layer or a view inside itself stops the program with a message")
    func insideItself() async {
        let layer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
        layer.expectWords("A layer cannot be put inside itself", "likely cause", "try")
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        view.expectWords("Can't add self as subview", "contains it")
    }

    @Test("views added to each other in turn are not counted as deep")
    func swapping() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let (first, second) = (UIView(), UIView())
                for _ in 0..<2_000 {
                    first.addSubview(second)
                    second.removeFromSuperview()
                    second.addSubview(first)
                    first.removeFromSuperview()
                }
            }
        }
        end.expectSilence()
    }

    @Test("a layout that sets another layout in each prepare() stops the program with a message")
    func endlessLayouts() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                @MainActor func restless() -> UICollectionViewLayout {
                    let layout = LayoutWithHooks()
                    layout.whenPrepared = { $0.collectionView?.collectionViewLayout = restless() }
                    return layout
                }
                let list = ScriptedList(layout: restless())
                list.show()
            }
        }
        end.expectWords("is stuck in a loop of layouts", "prepare()", "try")
    }

    @Test("the completion of an animation without duration may begin the next")
    func animations() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                let view = UIView()
                stage.show(view)
                var runs = 0
                @MainActor func again() {
                    runs += 1
                    guard runs < 5_000 else { return }
                    UIView.animate(withDuration: 0) {
                        view.alpha = runs % 2 == 0 ? 1 : 0.5
                    } completion: { _ in
                        again()
                    }
                }
                again()
                stage.settle(limit: 200)
                try #require(runs == 5_000)
            }
        }
        end.expectSilence()
    }
}

private final class LayoutScript: UIView {
    var whenLaidOut: (() -> Void)?
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        whenLaidOut?()
    }
}

private final class Nested: UIView {
    static func tree(of depth: Int, innermostFirst: Bool) -> UIView {
        let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let first = Nested(frame: frame)
        var last = first
        for _ in 1..<depth {
            let view = Nested(frame: frame)
            view.autoresizingMask = .flexibleWidth
            innermostFirst ? view.addSubview(last) : last.addSubview(view)
            last = view
        }
        return innermostFirst ? last : first
    }
}

private final class Chained: UIView {
    weak var following: UIResponder?
    override var next: UIResponder? { following ?? super.next }
}

/// A flow layout that calls a test's closure in its methods.
private final class LayoutWithHooks: UICollectionViewFlowLayout {
    var whenPrepared: ((LayoutWithHooks) -> Void)?
    var whenElementsAreAsked: ((LayoutWithHooks) -> Void)?
    var whenBoundsAreAsked: ((LayoutWithHooks) -> Void)?

    override func prepare() {
        super.prepare()
        whenPrepared?(self)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        whenElementsAreAsked?(self)
        return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        whenBoundsAreAsked?(self)
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}
