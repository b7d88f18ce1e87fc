import Dispatch
import Foundation
import TestSupport
import UIKit
import UIKitTesting

/// A world of windows, controllers, views, layers, recognisers, layouts and animations, in which references are dropped at
/// random and everything that is left is used.
@MainActor final class DeathThrash {
    private var random: SeededGenerator
    private let census: Census
    private var stage: Stage
    private(set) var failure: String?

    private var views: [UIView] = []
    private var windows: [UIWindow] = []
    private var controllers: [UIViewController] = []
    private var layers: [CALayer] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var layouts: [UICollectionViewLayout] = []
    private var sources: [MortalSource] = []
    private var animators: [UIViewPropertyAnimator] = []
    private var presentations: [UIPresentationController] = []
    private var delegates: [MortalDelegate] = []
    private var fingers: [Int] = []

    private let queue = DispatchQueue(label: "deaths", attributes: .concurrent)
    private let group = DispatchGroup()

    init(seed: UInt64, _ census: Census) {
        random = SeededGenerator(seed: seed)
        self.census = census
        stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
        stage.window.rootViewController = MortalController(census)
    }

    func step() {
        switch roll(100) {
        case 0..<22: make()
        case 22..<48: link()
        case 48..<56: present()
        case 56..<66: touch()
        case 66..<76: animate()
        case 76..<82: stage.advance(by: Double(roll(20)) / 60)
        case 82..<90: drop()
        case 90..<96: dropElsewhere()
        case 96..<98: group.wait()
        default: if roll(4) == 0 { replaceStage() }
        }
        if roll(3) == 0 { useAll() }
    }

    /// Makes this stage the current one again.
    ///
    /// Another test may have had the main actor meanwhile, and its stage may be the current one: objects that wait for a
    /// frame of that stage would live as long as it.
    func resume() { stage.advance(by: 0) }

    func finish() {
        while !isEmpty { roll(3) == 0 ? dropElsewhere() : drop() }
        group.wait()
        // The new stage replaces this stage, which is still the current one.
        stage = Stage(size: CGSize(width: 100, height: 100))
    }

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private func any<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : random.pick(from: elements)
    }

    private var isEmpty: Bool {
        views.isEmpty && windows.isEmpty && controllers.isEmpty && layers.isEmpty && recognizers.isEmpty
            && layouts.isEmpty && sources.isEmpty && animators.isEmpty && presentations.isEmpty && delegates.isEmpty
    }

    private var frame: CGRect {
        CGRect(x: roll(100), y: roll(150), width: 20 + roll(180), height: 20 + roll(280))
    }

    // MARK: Making

    private func make() {
        switch roll(14) {
        case 0..<4: views.append(MortalView(frame, census))
        case 4: views.append(makeScrollView())
        case 5, 6: views.append(makeList())
        case 7: windows.append(MortalWindow(frame, census))
        case 8, 9: controllers.append(MortalController(census))
        case 10: layers.append(MortalLayer(census))
        case 11: recognizers.append(roll(2) == 0 ? MortalPan(census) : UITapGestureRecognizer())
        case 12: layouts.append(MortalFlow(census))
        default: controllers.append(UINavigationController(rootViewController: MortalController(census)))
        }
    }

    private func makeScrollView() -> UIView {
        let view = MortalScrollView(frame, census)
        view.contentSize = CGSize(width: 400, height: 1000)
        if roll(2) == 0 { view.maximumZoomScale = 3 }
        let delegate = MortalDelegate(census) { [weak self] in self?.dropInsideCall() }
        delegates.append(delegate)
        view.delegate = delegate
        if roll(2) == 0 { recognizers.append(view.panGestureRecognizer) }
        return view
    }

    private func makeList() -> UIView {
        let layout = layouts.first { $0.collectionView == nil } ?? MortalFlow(census)
        if roll(2) == 0 { layouts.append(layout) }
        let view = MortalList(frame, layout, census)
        let source = MortalSource(census)
        sources.append(source)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let delegate = MortalDelegate(census) { [weak self] in self?.dropInsideCall() }
        delegates.append(delegate)
        view.delegate = delegate
        return view
    }

    // MARK: Joining

    private func link() {
        switch roll(14) {
        case 0..<5: addView()
        case 5: any(views)?.removeFromSuperview()
        case 6: addLayer()
        case 7: if let view = any(views), let recognizer = any(recognizers) { view.addGestureRecognizer(recognizer) }
        case 8: any(windows)?.isHidden.toggle()
        case 9: changeRoot()
        case 10: changeLayout()
        case 11: changeItems()
        case 12: mask()
        default: push()
        }
    }

    private func addView() {
        guard let child = any(views) else { return }
        let parents = views + windows + [stage.window] + controllers.compactMap(\.viewIfLoaded)
        guard let parent = any(parents), !parent.isDescendant(of: child) else { return }
        parent.addSubview(child)
    }

    private func addLayer() {
        guard let child = any(layers), let parent = any(views.map(\.layer) + layers) else { return }
        var ancestor: CALayer? = parent
        while let layer = ancestor {
            if layer === child { return }
            ancestor = layer.superlayer
        }
        parent.addSublayer(child)
    }

    private func changeRoot() {
        guard let controller = any(controllers), controller.parent == nil, controller.presentingViewController == nil,
            let window = any(windows + [stage.window]),
            !windows.contains(where: { $0.rootViewController === controller })
        else { return }
        window.rootViewController = controller
    }

    private func changeLayout() {
        let lists = views.compactMap { $0 as? UICollectionView }
        guard let list = any(lists), let layout = layouts.first(where: { $0.collectionView == nil }) else { return }
        list.setCollectionViewLayout(layout, animated: roll(2) == 0)
    }

    private func changeItems() {
        guard let list = any(views.compactMap { $0 as? UICollectionView }),
            let source = list.dataSource as? MortalSource
        else { return }
        list.performBatchUpdates {
            source.count += 1
            list.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }

    private func mask() {
        guard let view = any(views), let other = any(views), !view.isDescendant(of: other),
            !other.isDescendant(of: view), other.superview == nil
        else { return }
        view.mask = roll(3) == 0 ? nil : other
    }

    private func push() {
        let stacks = controllers.compactMap { $0 as? UINavigationController }
        guard let stack = any(stacks) else { return }
        if roll(3) == 0 { _ = stack.popViewController(animated: roll(2) == 0) }
        guard let controller = any(controllers), controller.parent == nil, controller.presentingViewController == nil,
            !(controller is UINavigationController), controller.viewIfLoaded?.superview == nil,
            controller.presentedViewController == nil
        else { return }
        stack.pushViewController(controller, animated: roll(2) == 0)
    }

    private func present() {
        guard let presenter = any(controllers + [stage.window.rootViewController].compactMap { $0 }) else { return }
        if roll(3) == 0 { return presenter.dismiss(animated: roll(2) == 0) }
        guard let controller = any(controllers), controller !== presenter, controller.parent == nil,
            controller.presentingViewController == nil, controller.presentedViewController == nil,
            presenter.presentedViewController == nil, presenter.viewIfLoaded?.window != nil,
            controller.viewIfLoaded?.superview == nil
        else { return }
        controller.modalPresentationStyle = any([.automatic, .fullScreen, .overFullScreen]) ?? .automatic
        presenter.present(controller, animated: roll(2) == 0)
        if roll(2) == 0, let presentation = controller.presentationController { presentations.append(presentation) }
    }

    // MARK: Input and time

    private var point: CGPoint { CGPoint(x: roll(200), y: roll(300)) }

    private func touch() {
        switch roll(5) {
        case 0: if fingers.count < 3 { fingers.append(stage.touchDown(at: point)) }
        case 1, 2: if let finger = any(fingers) { stage.touchMove(finger, to: point) }
        case 3: if let finger = fingers.popLast() { stage.touchUp(finger, at: point) }
        default: stage.wheel(at: point, by: CGVector(dx: 0, dy: -roll(100)), isPrecise: roll(2) == 0)
        }
    }

    private func animate() {
        guard let view = any(views) else { return }
        let (frame, alpha) = (frame, CGFloat(roll(10)) / 10)
        switch roll(6) {
        case 0, 1:
            UIView.animate(withDuration: 0.3) {
                view.frame = frame
                view.alpha = alpha
            }
        case 2:
            let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) { [weak view] in view?.alpha = alpha
            }
            animator.startAnimation()
            animators.append(animator)
        case 3: if let animator = any(animators), animator.state == .active { animator.fractionComplete = alpha }
        case 4:
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            any(layers)?.add(animation, forKey: nil)
        default: if let copy = view.snapshotView(afterScreenUpdates: true) { views.append(copy) }
        }
    }

    private func replaceStage() {
        group.wait()
        fingers = []
        stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
        stage.window.rootViewController = MortalController(census)
    }

    // MARK: Dropping

    private func drop() { _ = takeAny() }

    /// Drops references inside a delegate's call, where the caller may be among them.
    private func dropInsideCall() {
        guard roll(8) == 0 else { return }
        let dropped = takeAny()
        if let view = dropped as? UIView { view.removeFromSuperview() }
    }

    private func dropElsewhere() {
        let box = DroppedReferences((0...roll(4)).compactMap { _ in takeAny() })
        queue.async(group: group) { box.drop() }
        // The other thread is running now.
        useAll()
    }

    private func takeAny() -> AnyObject? {
        func take<Element: AnyObject>(_ elements: inout [Element]) -> AnyObject? {
            elements.isEmpty ? nil : elements.remove(at: roll(elements.count))
        }
        for _ in 0..<20 {
            let taken: AnyObject? =
                switch roll(10) {
                case 0, 1: take(&views)
                case 2: take(&windows)
                case 3: take(&controllers)
                case 4: take(&layers)
                case 5: take(&recognizers)
                case 6: take(&layouts)
                case 7: take(&sources)
                case 8: take(&animators)
                default: roll(2) == 0 ? take(&presentations) : take(&delegates)
                }
            if let taken { return taken }
        }
        return nil
    }

    // MARK: Using

    /// Uses all objects, and follows every back reference.
    private func useAll() {
        for view in views + windows {
            guard let parent = view.superview else { continue }
            expect(parent.subviews.contains { $0 === view } || parent.mask === view, "a superview without its subview")
            _ = view.window?.frame
            _ = view.layer.superlayer?.frame
            _ = view.convert(CGPoint.zero, to: nil as UIView?)
        }
        for layer in layers { _ = layer.superlayer?.sublayers?.count }
        for recognizer in recognizers {
            guard let view = recognizer.view else { continue }
            expect(
                view.gestureRecognizers?.contains { $0 === recognizer } ?? false,
                "a view without its gesture recogniser")
            _ = recognizer.location(in: view)
        }
        for layout in layouts { _ = layout.collectionView?.contentSize }
        for controller in controllers {
            _ = controller.parent?.children.count
            _ = controller.presentingViewController?.presentedViewController
            _ = controller.viewIfLoaded?.next?.next
            _ = controller.navigationController?.viewControllers.count
        }
        for presentation in presentations {
            _ = presentation.containerView?.window
            _ = presentation.presentedView?.superview
        }
    }

    private func expect(_ condition: Bool, _ what: String) {
        if !condition, failure == nil { failure = what }
    }
}

/// References on their way to the thread that drops them.
private final class DroppedReferences: @unchecked Sendable {
    // Filled by one thread and emptied by another, which is started in between.
    private var references: [AnyObject]

    init(_ references: [AnyObject]) { self.references = references }

    func drop() { while references.popLast() != nil {} }
}
