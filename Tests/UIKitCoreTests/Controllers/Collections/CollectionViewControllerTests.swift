import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Twenty items, and the selection at each of the controller's calls.
@MainActor private final class ListController: UICollectionViewController {
    var selectedAt: [String: Bool] = [:]

    var isFirstSelected: Bool { collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectedAt["will"] = isFirstSelected
    }

    override func viewIsAppearing(_ animated: Bool) {
        selectedAt["is"] = isFirstSelected
        super.viewIsAppearing(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        selectedAt["did"] = isFirstSelected
        super.viewDidAppear(animated)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@Suite("Collection view controllers") @MainActor struct CollectionViewControllerTests {
    private let stage = Stage()
    private let list = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: list)
        stage.show(navigation)
    }

    private func leave() {
        list.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
    }

    @Test(
        "the selection fades with the popped screen; without animation it is cleared before (R613)",
        arguments: [true, false])
    func comingBack(animated: Bool) {
        leave()
        navigation.popViewController(animated: animated)
        stage.settle()
        #expect(list.selectedAt == ["will": true, "is": animated, "did": false])
        #expect(list.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("with clearsSelectionOnViewWillAppear off the selection stays")
    func keepingSelection() {
        list.clearsSelectionOnViewWillAppear = false
        leave()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(list.isFirstSelected)
    }

    @Test("a cancelled swipe back restores the selection, and the next swipe clears it")
    func swipeTakenBack() {
        leave()
        let finger = stage.touchDown(at: CGPoint(x: 5, y: 400))
        for x in stride(from: 25.0, through: 105, by: 20) {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: x, y: 400))
        }
        stage.advance(by: 0.2)
        #expect(!list.isFirstSelected, "under the finger it is fading already")
        stage.touchUp(finger, at: CGPoint(x: 105, y: 400))
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(list.isFirstSelected)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(!list.isFirstSelected)
    }

    @Test("an item selected before the first appearance is deselected when the view is appearing")
    func firstAppearance() {
        let fresh = ListController(collectionViewLayout: UICollectionViewFlowLayout())
        fresh.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        stage.show(fresh)
        #expect(fresh.selectedAt == ["will": true, "is": false, "did": false])
    }

    @Test("the selection fades with a dismissed full screen, or is cleared before", arguments: [true, false])
    func dismissing(animated: Bool) {
        leaveForPresented()
        list.dismiss(animated: animated)
        stage.settle()
        #expect(list.selectedAt == ["will": true, "is": animated, "did": false])
    }

    @Test(
        "the selection is cleared when the view appears without animation, by any way", arguments: 0..<4)
    func appearingAtOnce(way: Int) {
        leave()
        list.selectedAt = [:]
        switch way {
        case 0: navigation.popToRootViewController(animated: false)
        case 1: navigation.setViewControllers([list], animated: false)
        case 2:
            navigation.setViewControllers([UIViewController()], animated: false)
            stage.settle()
            stage.window.rootViewController = list
        default:
            navigation.setViewControllers([UIViewController()], animated: false)
            stage.settle()
            navigation.pushViewController(list, animated: false)
        }
        stage.settle()
        #expect(list.selectedAt == ["will": true, "is": false, "did": false])
    }

    @Test("a pop has a transition coordinator only where it is animated (R613)", arguments: [true, false])
    func coordinator(animated: Bool) {
        leave()
        navigation.popViewController(animated: animated)
        #expect((list.transitionCoordinator != nil) == animated)
        stage.settle()
        #expect(list.transitionCoordinator == nil)
    }

    private func leaveForPresented() {
        list.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        list.present(other, animated: false)
        stage.settle()
        list.selectedAt = [:]
    }
}
