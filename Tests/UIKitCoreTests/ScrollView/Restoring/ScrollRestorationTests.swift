import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Fifty rows of 100 points, by name or without.
private class ListController: UIViewController, UICollectionViewDataSource {
    var rows = Array(0..<50)
    let list: UICollectionView

    init(name: String = "list") {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        list.restorationIdentifier = "rows"
        list.allowsMultipleSelection = true
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class NamedListController: ListController, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { "row \(rows[idx.item])" }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        rows.firstIndex { "row \($0)" == identifier }.map { IndexPath(item: $0, section: 0) }
    }
}

private final class WantingDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

@Suite("Restored scroll views", .serialized) @MainActor struct ScrollRestorationTests {
    private let stage = Stage()

    private func launch(_ root: UIViewController, restoring state: Data? = nil) {
        // Makes this stage's screen the current one.
        stage.settle()
        stage.window.rootViewController = root
        UIApplication.shared = UIApplication()
        UIApplication.shared.launch(with: WantingDelegate(), restoring: state)
        stage.settle()
    }

    private func select(_ items: [Int], in list: UICollectionView) {
        for item in items {
            list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
    }

    @Test("a list without item names is restored to its offset, with the same index paths selected")
    func places() throws {
        let controller = ListController()
        launch(controller)
        controller.list.contentOffset = CGPoint(x: 0, y: 1230)
        select([13, 14], in: controller.list)
        stage.settle()
        let state = try #require(UIApplication.shared.savedState())
        let again = ListController()
        launch(again, restoring: state)
        #expect(again.list.contentOffset == CGPoint(x: 0, y: 1230))
        #expect(again.list.indexPathsForSelectedItems?.map(\.item) == [13, 14])
    }

    @Test("a list with item names is restored to the same rows, even where others were inserted before")
    func names() throws {
        let controller = NamedListController()
        launch(controller)
        controller.list.contentOffset = CGPoint(x: 0, y: 1230)
        select([13, 14], in: controller.list)
        stage.settle()
        let state = try #require(UIApplication.shared.savedState())
        let again = NamedListController()
        again.rows = [100, 101, 102] + again.rows.filter { $0 != 14 }
        launch(again, restoring: state)
        // Three rows of 100 points more are above row 12, of which 30 points were hidden.
        #expect(again.list.contentOffset == CGPoint(x: 0, y: 1530))
        #expect(again.list.indexPathsForSelectedItems?.map(\.item) == [16])
    }

    @Test("a list that is shorter now is restored to its end, with the remaining selection")
    func shorter() throws {
        let controller = ListController()
        launch(controller)
        controller.list.contentOffset = CGPoint(x: 0, y: 4000)
        select([2, 45], in: controller.list)
        stage.settle()
        let again = ListController()
        again.rows = Array(0..<10)
        launch(again, restoring: UIApplication.shared.savedState())
        #expect(again.list.contentOffset == CGPoint(x: 0, y: 148))
        #expect(again.list.indexPathsForSelectedItems?.map(\.item) == [2])
    }

    @Test("a list below bars of another height is restored with the same row below them")
    func bars() throws {
        let controller = ListController()
        launch(controller)
        controller.list.contentOffset = CGPoint(x: 0, y: 200)
        stage.settle()
        let state = try #require(UIApplication.shared.savedState())
        let again = ListController()
        again.list.contentInset.top = 50
        launch(again, restoring: state)
        #expect(again.list.contentOffset == CGPoint(x: 0, y: 150))
    }

    @Test("a screen below others is restored to its offset when it appears")
    func covered() throws {
        let (below, above) = (ListController(name: "below"), UIViewController())
        above.restorationIdentifier = "above"
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "navigation"
        navigation.setViewControllers([below], animated: false)
        launch(navigation)
        below.list.contentOffset = CGPoint(x: 0, y: 700)
        stage.settle()
        let place = below.list.contentOffset.y
        navigation.pushViewController(above, animated: false)
        stage.settle()
        let state = try #require(UIApplication.shared.savedState())

        let (belowAgain, aboveAgain) = (ListController(name: "below"), UIViewController())
        aboveAgain.restorationIdentifier = "above"
        let again = UINavigationController()
        again.restorationIdentifier = "navigation"
        again.setViewControllers([belowAgain, aboveAgain], animated: false)
        launch(again, restoring: state)
        #expect(belowAgain.list.window == nil)
        again.popViewController(animated: false)
        stage.settle()
        #expect(belowAgain.list.contentOffset.y == place)
    }

    @Test("a scroll view's zoom scale is restored")
    func zoom() throws {
        final class Zooming: NSObject, UIScrollViewDelegate {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
        }
        func made() -> (UIViewController, UIScrollView, Zooming) {
            let (controller, zooming) = (UIViewController(), Zooming())
            controller.restorationIdentifier = "photo"
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            scrollView.restorationIdentifier = "zoom"
            scrollView.contentSize = CGSize(width: 393, height: 852)
            scrollView.maximumZoomScale = 4
            scrollView.addSubview(zooming.page)
            scrollView.delegate = zooming
            controller.view.addSubview(scrollView)
            return (controller, scrollView, zooming)
        }
        let (controller, scrollView, zooming) = made()
        launch(controller)
        scrollView.zoomScale = 2
        scrollView.contentOffset = CGPoint(x: 100, y: 300)
        stage.settle()
        let state = try #require(UIApplication.shared.savedState())
        let (again, scrollViewAgain, zoomingAgain) = made()
        launch(again, restoring: state)
        #expect(scrollViewAgain.zoomScale == 2)
        #expect(scrollViewAgain.contentOffset == CGPoint(x: 100, y: 300))
        withExtendedLifetime((zooming, zoomingAgain)) {}
    }

    @Test("a view without a restoration identifier isn't restored")
    func unnamed() throws {
        let controller = ListController()
        controller.list.restorationIdentifier = nil
        launch(controller)
        controller.list.contentOffset = CGPoint(x: 0, y: 700)
        stage.settle()
        let again = ListController()
        launch(again, restoring: UIApplication.shared.savedState())
        #expect(again.list.contentOffset == .zero)
    }
}
