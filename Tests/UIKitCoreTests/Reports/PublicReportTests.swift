import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

// Each test repeats what people report of the real UIKit, with the input and the outcome that they name.
@MainActor @Suite("What people report of UIKit") struct PublicReportTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let source = NumberSource(counts: [20])
    private let gestures = GestureJournal()
    private let calls = ScrollCalls()
    private let lifeCycle = LifeCycleLog()

    // MARK: Scroll views

    /// A list ten screens long, in the stage's window.
    private func shownScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 4000)
        stage.show(view)
        view.delegate = calls
        return view
    }

    // Open Radar 16724593, which cites Stack Overflow 3410777; iOS 6.1 and 7.1.1.
    @Test("setContentOffset without animation stops momentum; assigning contentOffset doesn't")
    func momentum() {
        let view = shownScrollView()
        stage.flick(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.1)
        view.contentOffset = CGPoint(x: 0, y: 1000)
        #expect(view.isDecelerating)
        stage.advance(by: 0.1)
        #expect(view.contentOffset.y > 1000)
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        stage.settle()
        #expect(view.contentOffset.y == 1000)
    }

    // Jianshu 4f4d1ba5268c, an experiment with numbers.
    @Test("an offset set in an animation block is read at once and scrolls once; an animated one is read on the way")
    func offsetInBlock() {
        let view = shownScrollView()
        UIView.animate(withDuration: 0.25, animations: { view.contentOffset = CGPoint(x: 0, y: 100) })
        #expect(view.contentOffset.y == 100)
        stage.settle()
        #expect(calls.lines == ["didScroll"])
        calls.lines = []
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(view.contentOffset.y == 100)
        stage.settle()
        #expect(view.contentOffset.y == 300)
        #expect(calls.lines.count > 3 && calls.lines.last == "didEndScrollingAnimation")
    }

    // Space Man Labs, "Premature Completion", 2012.
    @Test("a block that only starts an animated scroll completes at once, not after its duration")
    func scrollInBlock() {
        let view = shownScrollView()
        var isCompleted = false
        let target = CGRect(x: 0, y: 3000, width: 10, height: 10)
        UIView.animate(withDuration: 2, animations: { view.scrollRectToVisible(target, animated: true) }) { _ in
            isCompleted = true
        }
        stage.advance(by: 0.1)
        #expect(isCompleted)
        #expect(view.contentOffset.y > 0 && view.contentOffset.y < 2610)
        stage.settle()
        #expect(view.contentOffset.y == 2610)
    }

    // Stack Overflow 13228600, 16 answers; Open Radar 19075189.
    @Test("pages are as wide as the view: each page shifts items by one more spacing")
    func pagesWithSpacing() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 10
        let view = UICollectionView.numbers(source, size: CGSize(width: 300, height: 100), layout: layout)
        view.isPagingEnabled = true
        stage.show(view)
        var offsets: [CGFloat] = []
        for _ in 0..<2 {
            stage.flick(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50))
            stage.settle()
            offsets.append(view.contentOffset.x)
        }
        #expect(offsets == [300, 600])
        #expect(view.cellForItem(at: [0, 2])?.frame.minX == 620, "20 points to the right of its page")
    }

    // MARK: Layout

    // Stack Overflow 728372, experiments of two people, repeated by many.
    @Test("a view is laid out for a new size and for other bounds, and not for a new place")
    func layoutOfBounds() {
        let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        view.layouts = 0
        view.frame.origin = CGPoint(x: 30, y: 40)
        stage.settle()
        #expect(view.layouts == 0)
        view.frame.size.width = 120
        stage.settle()
        #expect(view.layouts == 1)
        view.bounds.origin.y = 5
        stage.settle()
        #expect(view.layouts == 2)
    }

    // Stack Overflow 728372, the same experiments.
    @Test("a view is laid out when a subview comes, goes or gets another size, and not when one moves")
    func layoutForSubview() {
        let room = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        room.addSubview(box)
        stage.show(room)
        room.layouts = 0
        box.frame.origin.x = 9
        stage.settle()
        #expect(room.layouts == 0)
        box.frame.size.width = 90
        stage.settle()
        #expect(room.layouts == 1)
        box.bounds.size.height = 80
        stage.settle()
        #expect(room.layouts == 2)
        box.removeFromSuperview()
        stage.settle()
        #expect(room.layouts == 3)
        room.addSubview(box)
        stage.settle()
        #expect(room.layouts == 4)
    }

    // The same: a row of boxes that places each after the one before needs no call when one of them grows.
    @Test("a view that places its subviews by their sizes follows them, and is not laid out for sizes that it gives")
    func layoutBySizes() {
        let row = BoxRow(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let boxes = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        boxes.forEach(row.addSubview)
        stage.show(row)
        #expect(boxes.map(\.frame.minX) == [0, 20, 40])
        #expect(boxes.map(\.frame.height) == [50, 50, 50])
        #expect(row.layouts == 1)
        boxes[0].frame.size.width = 60
        #expect(boxes.map(\.frame.minX) == [0, 20, 40])
        stage.settle()
        #expect(boxes.map(\.frame.minX) == [0, 60, 80])
        #expect(row.layouts == 2)
        UIView.animate(withDuration: 1) {
            boxes[1].frame.size.width = 40
            row.layoutIfNeeded()
        }
        #expect(boxes.map(\.frame.minX) == [0, 60, 100])
        #expect(row.layouts == 3)
    }

    @Test("a view whose subview grows by a constraint is laid out once for it")
    func layoutByConstraint() {
        let room = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 40), box.topAnchor.constraint(equalTo: room.topAnchor),
            box.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        ])
        stage.show(room)
        room.layouts = 0
        width.constant = 90
        stage.settle()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(room.layouts == 1)
    }

    // MARK: Gestures

    // Qiita f1d337289589b4c5f551; codingpan.com 2015 for a table.
    @Test("a tap around a collection view selects no cell if a recogniser takes it, unless cancelsTouchesInView is off")
    func tapAroundCells() {
        let room = UIView(frame: stage.window.bounds)
        let list = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400))
        room.addSubview(list)
        let tap = gestures.add(UITapGestureRecognizer(), "tap", to: room)
        stage.show(room)
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(gestures.lines.count == 1)
        #expect(list.indexPathsForSelectedItems?.isEmpty == true)
        tap.cancelsTouchesInView = false
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(gestures.lines.count == 2)
        #expect(list.indexPathsForSelectedItems?.map(\.item) == [0])
    }

    // Use Your Loaf, "Collection View Default Gestures", 2013, iOS 7.
    @Test("a double tap that delays touches selects no cell, and a single tap still does")
    func doubleTapOnCells() {
        let list = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400))
        let double = gestures.add(UITapGestureRecognizer(), "double", to: list)
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        stage.show(list)
        stage.doubleTap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(gestures.lines.count == 1)
        #expect(list.indexPathsForSelectedItems?.isEmpty == true)
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(gestures.lines.count == 1)
        #expect(list.indexPathsForSelectedItems?.map(\.item) == [0])
    }

    // wtbm.necocen.info 5, which quotes Stack Overflow; iOS 6 and later.
    @Test("a button keeps its taps from a tap recogniser around it")
    func buttonInTapRecogniser() {
        let room = UIView(frame: stage.window.bounds)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        room.addSubview(button)
        _ = gestures.add(UITapGestureRecognizer(), "tap", to: room)
        stage.show(room)
        stage.tap(at: CGPoint(x: 50, y: 25))
        #expect(presses == 1 && gestures.lines.isEmpty)
        stage.tap(at: CGPoint(x: 200, y: 300))
        #expect(presses == 1 && gestures.lines.count == 1)
    }

    // MARK: Navigation

    // bamboo-hero.com, "is-moving-to-from-parent"; Jianshu 868deba6edbf.
    @Test("a screen moves to its parent in a push and from it in a pop, and neither when another covers or uncovers it")
    func movingToParent() {
        let (navigation, screen) = (UINavigationController(rootViewController: UIViewController()), WatchedController())
        stage.show(navigation)
        navigation.pushViewController(screen, animated: true)
        stage.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(screen.moves == ["appears true", "disappears false", "appears false", "disappears true"])
    }

    // Stack Overflow, "viewWillDisappear: Determine whether view controller is being popped or is showing a sub-view
    // controller".
    @Test("in viewWillDisappear the stack has the pushed screen above, or lacks the popped one already")
    func stackInDisappearance() {
        let (first, second, third) = (UIViewController(), WatchedController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        navigation.pushViewController(second, animated: false)
        stage.settle()
        navigation.pushViewController(third, animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(second.stacks == [[first, second, third], [first]])
    }

    // Stack Overflow, "Changing back button in iOS 7 disables swipe to navigate back"; codegenes.net says the same.
    @Test("a left bar button item of the screen's own switches the swipe back off")
    func leftItemAndSwipe() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        second.navigationItem.leftBarButtonItem = close
        navigation.pushViewController(second, animated: false)
        stage.settle()
        stage.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 280, y: 250))
        stage.settle()
        #expect(navigation.viewControllers == [first, second])
        second.navigationItem.leftBarButtonItem = nil
        stage.settle()
        stage.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 280, y: 250))
        stage.settle()
        #expect(navigation.viewControllers == [first])
    }

    // Little Potato Software, 2016.
    @Test("of a screen's title and its tab's title the one set last is the tab's")
    func titles() {
        let screen = UIViewController()
        screen.tabBarItem.title = "Tab"
        screen.title = "Screen"
        #expect(screen.tabBarItem.title == "Screen")
        screen.tabBarItem.title = "Tab"
        #expect(screen.tabBarItem.title == "Tab" && screen.title == "Screen")
    }

    // MARK: Presentation

    // yagamo-style.com 2020, iOS 13.
    @Test("a screen behind a sheet gets no appearance calls, not even when the sheet goes")
    func behindSheet() {
        let below = LoggingController("below", lifeCycle)
        stage.show(below)
        _ = lifeCycle.take()
        below.present(UIViewController(), animated: true)
        stage.settle()
        below.dismiss(animated: true)
        stage.settle()
        #expect(below.presentedViewController == nil)
        #expect(lifeCycle.take().filter { !$0.contains("Layout") }.isEmpty)
    }

    // Ichiro Hirata, Better Programming, 2020, iOS 13.
    @Test("a sheet pulled down asks its delegate whether it may go, then says that it will, then that it did")
    func swipeDown() {
        let stage = Stage(
            size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let (below, above, log) = (UIViewController(), UIViewController(), DismissalLog())
        stage.show(below)
        above.presentationController?.delegate = log
        below.present(above, animated: false)
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 790))
        stage.settle()
        #expect(below.presentedViewController == nil)
        // How often it asks during the pull, the report doesn't say.
        #expect(log.lines.filter { $0 == "should" }.count >= 1)
        #expect(log.lines.drop { $0 == "should" } == ["will", "did"])
    }

    // takorras, Hatena 2020; kouhan.cn 00031460 for the value right after present.
    @Test("a presented screen is known at once, and dismissing from the lowest screen takes all with it")
    func chain() {
        let (lowest, middle, top) = (UIViewController(), UIViewController(), UIViewController())
        stage.show(lowest)
        lowest.present(middle, animated: true)
        #expect(lowest.presentedViewController === middle && middle.presentingViewController === lowest)
        stage.settle()
        middle.present(top, animated: true)
        stage.settle()
        #expect(middle.presentedViewController === top && top.presentingViewController === middle)
        #expect(lowest.presentedViewController === middle)
        lowest.dismiss(animated: true)
        stage.settle()
        #expect(lowest.presentedViewController == nil && middle.presentedViewController == nil)
        #expect(middle.view.window == nil && top.view.window == nil)
    }

    // MARK: Layers and animations

    // Stack Overflow 1968017, 2009, and Rob Mayoff's numbers for another question.
    @Test("a new anchor point moves the view, not its centre; a frame set later takes the anchor point into account")
    func anchorPoint() {
        let frame = CGRect(x: 100, y: 100, width: 100, height: 20)
        let view = UIView(frame: frame)
        view.layer.anchorPoint = CGPoint(x: 1, y: 1)
        #expect(view.center == CGPoint(x: 150, y: 110))
        #expect(view.frame == CGRect(x: 50, y: 90, width: 100, height: 20))
        view.frame = frame
        #expect(view.center == CGPoint(x: 200, y: 120))
    }

    // Open Radar 35743469, 2017, iOS 11. One person.
    @Test("an animator at its end that continues takes its full duration, and with a duration factor of 0 none")
    func continuingAtTheEnd() {
        func ends(durationFactor: CGFloat) -> [Bool] {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.show(box)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
            var isCompleted = false
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 1
            animator.addCompletion { _ in isCompleted = true }
            animator.continueAnimation(withTimingParameters: nil, durationFactor: durationFactor)
            stage.advance(by: 0.1)
            let first = isCompleted
            stage.advance(by: 0.8)
            let second = isCompleted
            stage.settle()
            return [first, second, isCompleted]
        }
        #expect(ends(durationFactor: 0) == [true, true, true])
        #expect(ends(durationFactor: 1) == [false, false, true])
    }

    // MARK: Auto Layout and stack views

    /// A view of 40 points in height.
    private func box(in room: UIView) -> UIView {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return box
    }

    // Stack Overflow 18617991, 2013, answered by several with the same result.
    @Test("a removed view loses the constraints to its surroundings, and has none when it comes back")
    func removedView() {
        let room = UIView(frame: stage.window.bounds)
        let box = box(in: room)
        let left = box.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10)
        left.isActive = true
        #expect(room.constraints == [left])
        box.removeFromSuperview()
        #expect(room.constraints.isEmpty && !left.isActive)
        room.addSubview(box)
        #expect(room.constraints.isEmpty)
        #expect(box.constraints.count == 1, "its own height stays")
    }

    // Stevia 40 and Cartography 214, 2016; TinyConstraints 13, 2017; EasyPeasy 45, 2016.
    @Test("a new constant animates if the block lays out the superview; else the view jumps while the rest animates")
    func constantInBlock() {
        let room = UIView(frame: stage.window.bounds)
        let box = box(in: room)
        let top = box.topAnchor.constraint(equalTo: room.topAnchor, constant: 80)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 40),
        ])
        stage.show(room)
        #expect(box.frame.minY == 80)
        top.constant = 180
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { room.layoutIfNeeded() }
        stage.advance(by: 0.5)
        #expect(abs((box.layer.presentation()?.frame.minY ?? 0) - 130) < 4)
        stage.settle()
        top.constant = 280
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
        stage.advance(by: 0.5)
        #expect(box.layer.presentation()?.frame.minY == 280)
        #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 0.04)
    }

    // Stack Overflow 50275346; FDStackView 6, 2015, iOS 9.
    @Test("a hidden view keeps its place among constraints; a stack view closes the gap, with the spacing")
    func hiddenViews() {
        let room = UIView(frame: stage.window.bounds)
        let (first, second) = (box(in: room), box(in: room))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(stack)
        let (third, fourth) = (box(in: room), box(in: room))
        stack.addArrangedSubview(third)
        stack.addArrangedSubview(fourth)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: room.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            stack.topAnchor.constraint(equalTo: room.topAnchor),
            stack.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 100),
        ])
        stage.show(room)
        #expect(second.frame.minY == 40 && fourth.frame.minY == 50 && stack.frame.height == 90)
        first.isHidden = true
        third.isHidden = true
        stage.settle()
        #expect(second.frame.minY == 40)
        #expect(fourth.frame.minY == 0 && stack.frame.height == 40)
        #expect(stack.arrangedSubviews == [third, fourth])
    }

    // MARK: Collection views

    // Jesse Squires, 2021, iOS 15.
    @Test("a snapshot without animation keeps the cells that stay; applySnapshotUsingReloadData asks for all")
    func snapshotWithoutAnimation() {
        let names = Names()
        names.begin([("A", ["a", "b"])])
        let cell = names.view.cellForItem(at: [0, 0])
        names.apply([("A", ["a", "b", "c"])], animated: false)
        names.stage.settle()
        #expect(names.asked == ["c"])
        #expect(cell != nil && names.view.cellForItem(at: [0, 0]) === cell)
        names.forget()
        names.source.applySnapshotUsingReloadData(Names.snapshot([("A", ["a", "b", "c"])]))
        names.stage.settle()
        #expect(names.asked.sorted() == ["a", "b", "c"])
    }

    // ASCollectionView 136 and 144, 2020, iOS 13.
    @Test("the view's delegate hears nothing of a section that scrolls sideways; the section's handler does")
    func sidewaysSection() {
        let shelves = Shelves(.continuous, counts: [20, 20])
        shelves.view.delegate = calls
        var offsets: [CGFloat] = []
        shelves.section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
        shelves.layout.invalidateLayout()
        shelves.stage.settle()
        calls.lines = []
        offsets = []
        shelves.fling(by: -150)
        #expect(calls.lines.isEmpty)
        #expect((offsets.max() ?? 0) > 100)
    }

    // Stack Overflow 13017257; Open Radar 20825965, 2015, "since iOS 6".
    @Test("an item alone in its row is centred; the last row begins at the left, with the least spacing")
    func rowsOfDifferentWidths() {
        let widths = ItemWidths([200, 250, 100, 90])
        source.counts = [4]
        let view = UICollectionView.numbers(source, size: CGSize(width: 300, height: 400))
        view.delegate = widths
        stage.show(view)
        let lefts = (0..<4).compactMap { view.cellForItem(at: [0, $0])?.frame.minX }
        #expect(lefts == [50, 25, 0, 110])
        #expect(view.delegate === widths)
    }
}

// MARK: -

/// Records the calls of a scroll view.
@MainActor private final class ScrollCalls: NSObject, UICollectionViewDelegate {
    var lines: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("didEndScrollingAnimation") }
}

/// Gives items their widths; all are 50 points high.
@MainActor private final class ItemWidths: NSObject, UICollectionViewDelegateFlowLayout {
    private let widths: [CGFloat]

    init(_ widths: [CGFloat]) { self.widths = widths }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 50) }
}

/// Counts how often it is laid out.
private final class LayoutCounter: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// Places its subviews side by side, each as wide as it is and as high as the row.
private final class BoxRow: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        var x: CGFloat = 0
        for box in subviews {
            box.frame = CGRect(x: x, y: 0, width: box.frame.width, height: bounds.height)
            x += box.frame.width
        }
    }
}

/// Records why it appears and disappears, and the navigation stack when it disappears.
private final class WatchedController: UIViewController {
    var moves: [String] = []
    var stacks: [[UIViewController]] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        moves.append("appears \(isMovingToParent)")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        moves.append("disappears \(isMovingFromParent)")
        stacks.append(navigationController?.viewControllers ?? [])
    }
}

/// Records what a sheet asks and says when a person pulls it down.
@MainActor private final class DismissalLog: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("should")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
}
