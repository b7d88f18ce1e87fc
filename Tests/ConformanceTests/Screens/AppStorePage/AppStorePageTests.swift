import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: store page") struct AppStorePageTests {
    private let apps = (1...7).map { StoreApp(name: "App \($0)", updates: $0 % 3) }

    private func places(_ controller: AppStorePageViewController, _ section: Int) -> [String] {
        let view = controller.collectionView
        return view.pathsSeen.filter { $0.section == section }.compactMap { view.cellForItem(at: $0) }
            .map { "\($0.texts.first ?? "") \(Int($0.frameInWindow.minX.rounded()))" }
    }

    @Test("one shelf pages by cards, one rests at a column, the others don't move")
    func shelves() {
        let stage = Stage(size: CGSize(width: 440, height: 900), scale: 2)
        let controller = AppStorePageViewController(apps: apps)
        stage.show(controller)
        // Cards are nine tenths of 440 wide and rows eight tenths, 396 and 352, each 10 apart.
        #expect(places(controller, 0) == ["App 1 20", "App 2 426"])
        stage.flick(from: CGPoint(x: 300, y: 120), to: CGPoint(x: 150, y: 120))
        stage.settle()
        #expect(places(controller, 0) == ["App 1 -386", "App 2 20", "App 3 426"])
        #expect(places(controller, 1) == ["App 1 20", "App 2 20", "App 3 20", "App 4 382", "App 5 382", "App 6 382"])
        stage.drag(from: CGPoint(x: 300, y: 330), to: CGPoint(x: 80, y: 330))
        stage.settle()
        #expect(places(controller, 1).contains("App 4 20") && places(controller, 0)[1] == "App 2 20")
    }

    @Test("each card in the grid has its badge on its corner, and no badge is left over", arguments: [440, 830])
    func badges(width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: width, height: 900), scale: 2)
        let controller = AppStorePageViewController(apps: apps)
        stage.show(controller)
        let view = controller.collectionView
        let badges = view.visibleSupplementaryViews(ofKind: AppStorePageViewController.badgeKind)
        #expect(badges.count == 7 && badges.filter(\.isHidden).count == 2)
        // Three or six cards share 400 or 790 points.
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 2)))
        let badge = try #require(
            view.supplementaryView(
                forElementKind: AppStorePageViewController.badgeKind, at: IndexPath(item: 1, section: 2)))
        #expect(badge.frame == CGRect(x: cell.frame.maxX - 10, y: cell.frame.minY - 10, width: 20, height: 20))
        #expect(view.pathsSeen.filter { $0.section == 2 }.count == 7)
    }
}
