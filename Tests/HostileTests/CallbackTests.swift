import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Programs that do in a callback what is least expected there.
@Suite("Callbacks that do too much") struct CallbackTests {
    // MARK: Views

    @Test("a controller may lay out its view in viewWillLayoutSubviews and viewDidLayoutSubviews")
    func controllerLayout() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func viewDidLayoutSubviews() {
                        view.setNeedsLayout()
                        view.layoutIfNeeded()
                    }
                }
                final class Early: UIViewController {
                    override func viewWillLayoutSubviews() {
                        view.setNeedsLayout()
                        view.layoutIfNeeded()
                    }
                }
                Stage().show(Controller())
                Stage().show(Early())
            }
        }
        end.expectWords("[endless-layout]", "likely cause", "try")
    }

    @Test("a collection view controller that reloads in viewDidLayoutSubviews has its cells there")
    func layoutOnceInController() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UICollectionViewController {
                    var cells: [Int] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    }
                    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                        3
                    }
                    override func collectionView(
                        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                    }
                    override func viewDidLayoutSubviews() {
                        guard cells.count < 2 else { return }
                        cells.append(0)
                        collectionView.reloadData()
                        collectionView.layoutIfNeeded()
                        cells[cells.count - 1] = collectionView.visibleCells.count
                    }
                }
                let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
                Stage().show(controller)
                try #require(controller.cells.last == 3)
            }
        }
        end.expectSilence()
    }

    @Test("margins, safe areas and insets that grow at each change stop the program with a message", arguments: 0..<3)
    func growingInsets(kind: Int) async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [kind] in
            await Hostile.run {
                final class Margins: UIView {
                    override func layoutMarginsDidChange() { layoutMargins.top += 1 }
                }
                final class Insets: UIScrollView {
                    override func adjustedContentInsetDidChange() { contentInset.top += 1 }
                }
                final class Controller: UIViewController {
                    override func viewSafeAreaInsetsDidChange() {
                        additionalSafeAreaInsets.top += 1
                        view.layoutIfNeeded()
                        view.window?.layoutIfNeeded()
                    }
                }
                let stage = Stage()
                let view = kind == 0 ? Margins() : Insets()
                stage.show(view)
                if kind == 0 { view.layoutMargins.top = 1 }
                if kind == 1 { (view as? UIScrollView)?.contentInset.top = 1 }
                if kind == 2 {
                    let controller = Controller()
                    stage.show(controller)
                    controller.additionalSafeAreaInsets.top = 1
                    stage.settle()
                }
            }
        }
        end.expectWords("is stuck in a loop", "likely cause", "try")
    }

    @Test("a sizeThatFits that calls sizeToFit stops the program with a message")
    func sizes() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Fitting: UIView {
                    override func sizeThatFits(_ size: CGSize) -> CGSize {
                        sizeToFit()
                        return bounds.size
                    }
                }
                Fitting().sizeToFit()
            }
        }
        end.expectWords("is stuck in a loop", "sizeThatFits", "likely cause", "try")
    }

    @Test("views may remove all views while they are laid out, hit-tested, moved and drawn")
    func removing() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Fleeing: UIView {
                    override func layoutSubviews() { superview?.subviews.forEach { $0.removeFromSuperview() } }
                    override func willMove(toWindow newWindow: UIWindow?) {
                        if newWindow == nil { subviews.forEach { $0.removeFromSuperview() } }
                    }
                }
                final class Hit: UIView {
                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let found = super.hitTest(point, with: event)
                        removeFromSuperview()
                        return found
                    }
                    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                        window?.rootViewController = UIViewController()
                        superview?.removeFromSuperview()
                    }
                }
                final class Painter: UIView {
                    override func draw(_ rect: CGRect) { removeFromSuperview() }
                }
                let stage = Stage(size: CGSize(width: 100, height: 100))
                for view in [Fleeing(), Hit(), Painter()] {
                    view.frame = stage.window.bounds
                    view.addSubview(UIView(frame: stage.window.bounds))
                    view.addSubview(Fleeing())
                    stage.show(view)
                    stage.tap(at: CGPoint(x: 50, y: 50))
                    stage.settle()
                }
                try #require(stage.window.subviews.count <= 1)
            }
        }
        end.expectSilence()
    }

    // MARK: Cells

    @Test("cells may leave, reload and lay out in their own methods")
    func cells() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                for kind in 0..<5 {
                    UnrulyCell.kind = kind
                    UnrulyCell.left = 30
                    let flow = UICollectionViewFlowLayout()
                    let list = ScriptedList(layout: flow)
                    flow.estimatedItemSize = CGSize(width: 100, height: 100)
                    list.view.register(UnrulyCell.self, forCellWithReuseIdentifier: "cell")
                    list.show()
                    list.scrollFar()
                    list.view.contentOffset = .zero
                    list.view.reloadData()
                    list.stage.settle()
                    UnrulyCell.left = 0
                    list.view.reloadData()
                    list.stage.settle()
                    try #require(!list.view.visibleCells.isEmpty)
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("an app may remove all subviews of a collection view, and add cells elsewhere")
    func stolenCells() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                let elsewhere = UIView()
                for cell in list.view.visibleCells { elsewhere.addSubview(cell) }
                list.scrollFar()
                for view in list.view.subviews { view.removeFromSuperview() }
                list.view.contentOffset = .zero
                list.stage.settle()
                list.view.performBatchUpdates {
                    list.items -= 1
                    list.view.deleteItems(at: [[0, 0]])
                }
                list.stage.settle()
                list.view.reloadData()
                list.stage.settle()
                try #require(!list.view.visibleCells.isEmpty)
            }
        }
        end.expectSilence()
    }

    // MARK: Controllers

    @Test("a root controller that replaces itself in viewDidAppear ends with a warning")
    func rootForEver() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    override func viewDidAppear(_ animated: Bool) { view.window?.rootViewController = Controller() }
                }
                let stage = Stage()
                stage.window.rootViewController = Controller()
                stage.settle(limit: 0.1)
            }
        }
        end.expectWords("[endless-appearance]", "Controller", "rootViewController", "likely cause", "try")
    }

    @Test("a root controller that replaces itself in viewWillAppear stops the program with a message")
    func rootBeforeAppearing() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Controller: UIViewController {
                    weak var home: UIWindow?
                    override func viewWillAppear(_ animated: Bool) {
                        let next = Controller()
                        next.home = home
                        home?.rootViewController = next
                    }
                }
                let controller = Controller()
                let stage = Stage()
                controller.home = stage.window
                stage.show(controller)
            }
        }
        end.expectWords("is stuck in a loop of root view controllers", "Controller", "likely cause", "try")
    }

    @Test("a controller may present, dismiss, push and pop in every method of its life cycle")
    func appearances() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                for act in 0..<5 {
                    for moment in 0..<6 {
                        Busy.left = 4
                        let stage = Stage()
                        let navigation = UINavigationController(rootViewController: UIViewController())
                        stage.show(navigation)
                        let busy = Busy(act, in: moment)
                        navigation.pushViewController(busy, animated: true)
                        stage.settle(limit: 5)
                        navigation.popToRootViewController(animated: true)
                        stage.settle(limit: 5)
                        if navigation.presentedViewController == nil {
                            navigation.present(Busy(act, in: moment), animated: true)
                        }
                        stage.settle(limit: 5)
                        navigation.dismiss(animated: true)
                        stage.settle(limit: 5)
                    }
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    // MARK: Focus and actions

    @Test("two delegates that send the focus to each other stop the program with a message")
    func focus() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Restless: UIView {
                    override var canBecomeFocused: Bool { true }
                    weak var other: UIView?
                    override func didUpdateFocus(
                        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
                    ) {
                        guard let other, let system = UIFocusSystem.focusSystem(for: self) else { return }
                        system.requestFocusUpdate(to: other)
                        system.updateFocusIfNeeded()
                    }
                }
                let stage = Stage()
                let (first, second) = (Restless(), Restless())
                (first.other, second.other) = (second, first)
                stage.show(first)
                stage.show(second)
                UIFocusSystem.focusSystem(for: first)?.requestFocusUpdate(to: first)
                stage.settle(limit: 2)
            }
        }
        end.expectWords("is stuck in a loop of focus updates", "Restless", "likely cause", "try")
    }

    @Test("a button's update handler may request an update each time")
    func buttonHandler() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let button = UIButton(configuration: .filled())
                button.configurationUpdateHandler = { button in
                    button.setNeedsUpdateConfiguration()
                    button.configuration?.title = "\(button.title(for: .normal)?.count ?? 0)"
                    button.layoutIfNeeded()
                }
                stage.show(button)
                stage.tap(at: CGPoint(x: 5, y: 5))
                stage.settle(limit: 2)
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a transaction's completion may begin the next transaction")
    func transactions() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage()
                let view = UIView()
                stage.show(view)
                var runs = 0
                @MainActor func again() {
                    runs += 1
                    guard runs < 2_000 else { return }
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { again() }
                    view.layer.opacity = runs.isMultiple(of: 2) ? 1 : 0.5
                    CATransaction.commit()
                }
                again()
                stage.settle(limit: 100)
                for _ in 0..<1_000 { CATransaction.begin() }
                view.layer.opacity = 0
                stage.settle(limit: 1)
                for _ in 0..<1_100 { CATransaction.commit() }
                stage.settle(limit: 1)
            }
        }
        #expect(!end.said.contains("Fatal"))
    }
}

private final class UnrulyCell: UICollectionViewCell {
    static var kind = 0
    static var left = 0

    private func act(_ kind: Int) {
        guard Self.kind == kind, Self.left > 0 else { return }
        Self.left -= 1
        let view = superview as? UICollectionView
        view?.reloadData()
        view?.layoutIfNeeded()
        removeFromSuperview()
    }

    override func prepareForReuse() { act(0) }
    override func layoutSubviews() {
        super.layoutSubviews()
        act(1)
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { act(2) }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        act(3)
        return layoutAttributes
    }
    override var isSelected: Bool { didSet { act(4) } }
    override func didMoveToSuperview() { act(4) }
}

/// Presents, dismisses, pushes and more in one of its life cycle's methods.
private final class Busy: UIViewController {
    static var left = 0
    private let (kind, moment): (Int, Int)

    init(_ kind: Int, in moment: Int) {
        (self.kind, self.moment) = (kind, moment)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func act(_ moment: Int) {
        guard self.moment == moment, Self.left > 0 else { return }
        Self.left -= 1
        switch kind {
        case 0: present(UIViewController(), animated: Self.left.isMultiple(of: 2))
        case 1: dismiss(animated: Self.left.isMultiple(of: 2))
        case 2: navigationController?.pushViewController(UIViewController(), animated: Self.left.isMultiple(of: 2))
        case 3: _ = navigationController?.popViewController(animated: Self.left.isMultiple(of: 2))
        default: view.removeFromSuperview()
        }
    }

    override func viewDidLoad() { act(0) }
    override func viewWillAppear(_ animated: Bool) { act(1) }
    override func viewIsAppearing(_ animated: Bool) { act(2) }
    override func viewDidAppear(_ animated: Bool) { act(3) }
    override func viewWillDisappear(_ animated: Bool) { act(4) }
    override func viewDidDisappear(_ animated: Bool) { act(5) }
}
