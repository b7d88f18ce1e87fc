import Dispatch
import Testing
import UIKit
import UIKitTesting

@testable import QuartzCore
@testable import UIKitCore

/// Owners released before what they own: the rest returns nil, and can be used again (Decisions/0004).
@MainActor @Suite("Lifetimes") struct LifetimeTests {
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        stage.settle()
    }

    @Test("UIApplication.shared in an app delegate's deinit is the next app")
    func appThatGoes() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var whenGone: (UIApplication) -> Void = { _ in }
            isolated deinit { whenGone(UIApplication.shared) }
        }
        weak var asked: UIApplication?
        UIApplication.shared = UIApplication()
        do {
            let delegate = Delegate()
            delegate.whenGone = { asked = $0 }
            UIApplication.shared.delegate = delegate
        }
        UIApplication.shared = UIApplication()
        #expect(asked === UIApplication.shared)
    }

    @Test("a view that outlives its window is in no window")
    func viewWithoutWindow() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            #expect(view.window === window)
            #expect(inner.window === window)
        }
        #expect(view.window == nil)
        #expect(inner.window == nil)
        #expect(view.superview == nil)
        #expect(view.layer.superlayer == nil)
        #expect(inner.superview === view)
    }

    @Test("the controller of a released overlay window can be shown in another one")
    func overlayTwice() {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        for _ in 0..<3 {
            do {
                let overlay = UIWindow(frame: stage.window.bounds)
                overlay.screen = stage.screen
                overlay.rootViewController = controller
                overlay.isHidden = false
                stage.settle()
                #expect(controller.view.window === overlay)
                #expect(stage.tree[controller.view.layer.id] != nil)
                overlay.isHidden = true
            }
            stage.settle()
            #expect(controller.view.window == nil)
        }
    }

    @Test("a released window disappears with its layers, and the next window shows the same views")
    func windowLetGo() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layers = stage.tree.nodes.count
        for _ in 0..<3 {
            do {
                let overlay = UIWindow(frame: stage.window.bounds)
                overlay.screen = stage.screen
                overlay.addSubview(view)
                overlay.isHidden = false
                stage.settle()
                #expect(stage.screen.windows.last === overlay)
                #expect(stage.tree.nodes.count == layers + 2)
            }
            stage.settle()
            #expect(stage.screen.windows.count == 1)
            #expect(stage.tree.nodes.count == layers)
        }
    }

    @Test("a window released on another thread disappears, too")
    func windowLetGoElsewhere() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layers = stage.tree.nodes.count
        let last = LastReference(UIWindow(frame: stage.window.bounds))
        last.window?.screen = stage.screen
        last.window?.addSubview(view)
        last.window?.isHidden = false
        stage.settle()
        last.drop()
        #expect(view.window == nil)
        #expect(view.superview == nil)
        for _ in 0..<100 where stage.tree.nodes.count > layers {
            await Task.yield()
            stage.settle()
        }
        #expect(stage.tree.nodes.count == layers)
    }

    @Test("a view that moves to another screen is shown there and removed here")
    func otherScreen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        let before = stage.tree.nodes.count
        stage.show(view)
        #expect(stage.tree.nodes.count == before + 2)
        let other = Stage(size: CGSize(width: 100, height: 100))
        other.settle()
        let otherBefore = other.tree.nodes.count
        other.show(view)
        #expect(other.tree.nodes.count == otherBefore + 2)
        stage.settle()
        #expect(stage.tree.nodes.count == before)
        stage.show(view)
        #expect(stage.tree.nodes.count == before + 2)
    }

    @Test("views that outlive their screen can be shown on the next one")
    func nextScreen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView())
        for _ in 0..<3 {
            let next = Stage(size: CGSize(width: 100, height: 100))
            next.settle()
            let before = next.tree.nodes.count
            next.show(view)
            #expect(next.tree.nodes.count == before + 2)
        }
    }

    @Test("a superview released on another thread is nil at once")
    func parentElsewhere() {
        for _ in 0..<200 {
            let child = UIView()
            let last = LastReference(UIView())
            last.view?.addSubview(child)
            last.drop()
            #expect(child.superview == nil)
            #expect(child.layer.superlayer == nil)
            child.setNeedsLayout()
            child.layoutIfNeeded()
        }
    }

    @Test("a layout that outlives its collection view has no collection view, whichever thread released it")
    func layoutElsewhere() {
        for isElsewhere in [false, true] {
            let layout = UICollectionViewFlowLayout()
            let last = LastReference(
                UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout))
            #expect(layout.collectionView === last.view)
            if isElsewhere { last.drop() } else { last.view = nil }
            #expect(layout.collectionView == nil)
            layout.invalidateLayout()
            layout.prepare()
        }
    }

    @Test("a scroll view's pan recogniser that outlives it does nothing on another view")
    func panWithoutScrollView() {
        let (view, pan) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), scrollingPan())
        view.addGestureRecognizer(pan)
        #expect(pan.view === view)
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        stage.settle()
        #expect(pan.state == .possible)
    }

    private func scrollingPan() -> UIPanGestureRecognizer {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        return scrollView.panGestureRecognizer
    }

    @Test("a pan recogniser on another view scrolls its scroll view, until that is released during a drag")
    func panElsewhere() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        var scrollView: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView?.contentSize = CGSize(width: 100, height: 1000)
        if let scrollView { view.addGestureRecognizer(scrollView.panGestureRecognizer) }
        stage.show(view)
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 300))
        for step in 1...5 {
            stage.advance(by: 0.016)
            stage.touchMove(finger, to: CGPoint(x: 100, y: 300 - 20 * step))
        }
        #expect(scrollView?.contentOffset.y ?? 0 > 0)
        scrollView = nil
        stage.touchMove(finger, to: CGPoint(x: 100, y: 100))
        stage.touchUp(finger, at: CGPoint(x: 100, y: 100))
        #expect(stage.settle())
    }

    @Test("a scroll view released by its delegate in a call lives until the call is over")
    func letGoByDelegate() {
        for call in DroppingDelegate.Call.allCases {
            let delegate = DroppingDelegate(at: call)
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scrollView.contentSize = CGSize(width: 300, height: 4000)
            scrollView.delegate = delegate
            delegate.scrollView = scrollView
            stage.show(scrollView)
            stage.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
            #expect(stage.settle())
        }
    }

    @Test("replacing the root controller dismisses the sheets of the old one")
    func replacedRoot() {
        let (first, second, sheet, upper) = (LogController(), LogController(), LogController(), LogController())
        stage.show(first)
        first.present(sheet, animated: false)
        sheet.present(upper, animated: false)
        stage.settle()
        #expect(stage.window.subviews.count == 3)
        stage.window.rootViewController = second
        stage.settle()
        #expect(stage.window.subviews == [second.view])
        #expect(upper.log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(sheet.log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(sheet.presentingViewController == nil)
        #expect(first.presentedViewController == nil)
        second.present(sheet, animated: true)
        #expect(stage.settle())
        #expect(sheet.presentingViewController === second)
    }

    @Test("a sheet may become the root controller, even while it is being presented", arguments: [false, true])
    func sheetBecomesRoot(isAnimated: Bool) {
        let sheet = LogController()
        do {
            let first = UIViewController()
            stage.show(first)
            first.present(sheet, animated: isAnimated)
            stage.advance(by: 0.1)
            stage.window.rootViewController = sheet
        }
        stage.settle()
        #expect(stage.window.subviews == [sheet.view])
        #expect(sheet.log.last == "did appear")
        #expect(sheet.view.frame == stage.window.bounds)
    }

    @Test("a sheet whose presenting controller is gone can be dismissed")
    func orphanedSheet() {
        let sheet = UIViewController()
        do {
            let presenter = UIViewController()
            presenter.definesPresentationContext = true
            stage.window.addSubview(presenter.view)
            sheet.modalPresentationStyle = .overCurrentContext
            presenter.present(sheet, animated: false)
            presenter.view.removeFromSuperview()
        }
        stage.settle()
        #expect(sheet.presentingViewController == nil)
        sheet.dismiss(animated: false)
        stage.settle()
        #expect(stage.window.subviews.isEmpty)
    }

    @Test("presenting controller, sheet and presentation controller are released with their window")
    func windowWithSheet() {
        weak var weakSheet: UIViewController?
        weak var weakPresentation: UIPresentationController?
        weak var weakContainer: UIView?
        do {
            let window = UIWindow(frame: stage.window.bounds)
            let (root, sheet) = (UIViewController(), UIViewController())
            window.rootViewController = root
            window.isHidden = false
            root.present(sheet, animated: false)
            stage.settle()
            weakSheet = sheet
            weakPresentation = sheet.presentationController
            weakContainer = sheet.presentationController?.containerView
            #expect(weakContainer != nil)
        }
        stage.settle()
        #expect(weakSheet == nil)
        #expect(weakPresentation == nil)
        #expect(weakContainer == nil)
    }

    @Test("a controller that was never presented is released with its presentation controller")
    func neverPresented() {
        weak var controller: UIViewController?
        do {
            let made = UIViewController()
            made.sheetPresentationController?.detents = [.medium()]
            #expect(made.sheetPresentationController?.detents.count == 1)
            controller = made
        }
        #expect(controller == nil)
    }

    @Test("a presentation controller that outlives its presented controller stops the program with a message")
    func orphanedPresentation() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let presentation = UIViewController().presentationController
                _ = presentation?.presentedViewController
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("was read after the view controller was released"))
        #expect(text.contains("try            keep the view controller"))
    }

    @Test("a view is another view's mask or its subview, never both")
    func maskMoves() {
        let (view, other, mask) = (UIView(), UIView(), UIView())
        stage.show(view)
        stage.show(other)
        view.mask = mask
        #expect(mask.superview === view)
        other.addSubview(mask)
        #expect(view.mask == nil)
        #expect(view.layer.mask == nil)
        #expect(mask.superview === other)
        view.mask = mask
        #expect(other.subviews.isEmpty)
        other.mask = mask
        #expect(view.mask == nil)
        mask.removeFromSuperview()
        #expect(other.mask == nil)
        other.layer.mask = mask.layer
        view.layer.addSublayer(mask.layer)
        #expect(other.layer.mask == nil)
        stage.settle()
    }

    @Test("masking a view with one of its superviews stops the program with a message")
    func ringOfMasks() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.mask = outer
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("Can't mask a view with itself"))
    }

    @Test("masking a layer with one of its superlayers stops the program with a message")
    func ringOfLayers() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner, deep) = (CALayer(), CALayer(), CALayer())
                inner.mask = deep
                outer.addSublayer(inner)
                deep.addSublayer(outer)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("A layer cannot be put inside itself"))
    }

    @Test("a layout that returns new attributes each time may be invalidated while cells are made")
    func attributesThatGo() {
        let source = InvalidatingSource()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: ForgetfulLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        #expect(view.visibleCells.count == 8)
        #expect(view.cellForItem(at: [0, 7])?.frame == CGRect(x: 0, y: 350, width: 300, height: 50))
    }

    @Test("controllers, recognisers and views in action are released with their stage")
    func stageInFullSwing() {
        var references: [WeakReference] = []
        do {
            let stage = Stage(size: CGSize(width: 300, height: 400))
            let (first, second) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            stage.show(navigation)
            let pan = UIPanGestureRecognizer()
            first.view.addGestureRecognizer(pan)
            let finger = stage.touchDown(at: CGPoint(x: 100, y: 200))
            stage.touchMove(finger, to: CGPoint(x: 100, y: 260))
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [weak first] in first?.view.alpha = 0 }
            animator.startAnimation()
            navigation.pushViewController(second, animated: true)
            stage.advance(by: 0.1)
            let made: [AnyObject] = [
                stage, navigation, first, second, first.view, first.view.layer, second.view.layer, pan, animator,
            ]
            references = made.map { WeakReference($0) }
        }
        stage.settle()
        #expect(references.filter { $0.object != nil }.count == 0)
    }

    @Test("stages are released")
    func stages() {
        var screens: [WeakReference] = []
        for _ in 0..<5 {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
            stage.show(list)
            stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 10))
            stage.settle()
            let made: [AnyObject] = [stage.screen, stage.window, stage, list]
            screens += made.map { WeakReference($0) }
        }
        // The last stage is still the current one.
        stage.settle()
        #expect(screens.filter { $0.object != nil }.count == 0)
    }
}

/// Keeps none of the attributes that it returns.
private final class ForgetfulLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<20).map { layoutAttributesForItem(at: [0, $0])! }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 300, height: 50)
        return attributes
    }
}

private final class InvalidatingSource: NSObject, UICollectionViewDataSource {
    private var isFirst = true

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if isFirst {
            isFirst = false
            collectionView.collectionViewLayout.invalidateLayout()
            collectionView.reloadData()
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// The last reference to a view, which another thread may drop.
private final class LastReference: @unchecked Sendable {
    // Only one thread at a time uses the view: `drop()` waits for the other thread.
    var view: UIView?
    var window: UIWindow? { view as? UIWindow }

    init(_ view: UIView) { self.view = view }

    func drop() {
        let isDropped = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            self.view = nil
            isDropped.signal()
        }
        isDropped.wait()
    }
}

private struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

private final class DroppingDelegate: NSObject, UIScrollViewDelegate {
    enum Call: CaseIterable {
        case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
    }

    let call: Call
    var scrollView: UIScrollView?

    init(at call: Call) { self.call = call }

    private func drop(_ call: Call) {
        guard call == self.call else { return }
        scrollView?.removeFromSuperview()
        scrollView = nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { drop(.didScroll) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drop(.willBeginDragging) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { drop(.willEndDragging) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { drop(.didEndDragging) }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { drop(.willBeginDecelerating) }
}

private final class LogController: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}
