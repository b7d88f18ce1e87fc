import UIKit

// The samples of docstrings in Sources/UIKitCore's Controllers, Activities, Application and Nibs: Scripts/samples looks for them here.

private final class ListController: UIViewController {}
private final class DetailController: UIViewController {}
private final class TripsController: UIViewController {}
private final class SearchController: UIViewController {}
private final class LibraryController: UIViewController {}

private final class TripController: UIViewController {
    func follow() {
        let activity = NSUserActivity(activityType: "photo")
        activity.targetContentIdentifier = "/photos/3"
        activity.addUserInfoEntries(from: ["photo": 3])
        view.window?.windowScene?.userActivity = activity
        activity.becomeCurrent()
    }

    func addButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { _ in
                print("added")
            })
    }

    func show() -> UIViewController {
        let navigation = UINavigationController(rootViewController: ListController())
        navigation.pushViewController(DetailController(), animated: true)
        return navigation
    }

    func show(_ filters: UIViewController, from filterButton: UIBarButtonItem) {
        filters.modalPresentationStyle = .popover
        filters.popoverPresentationController?.sourceItem = filterButton
        present(filters, animated: true)
    }

    func begin(in window: UIWindow) {
        let storyboard = UIStoryboard(name: "Main", bundle: .module)
        window.rootViewController = storyboard.instantiateInitialViewController()
    }

    func fillBar(share: UIBarButtonItem, trash: UIBarButtonItem) {
        toolbarItems = [share, .flexibleSpace(), trash]
        navigationController?.setToolbarHidden(false, animated: true)
    }
}

@MainActor private func addTabs(
    to list: UIViewController, trips: UIViewController, settings: UIViewController, albums: UITab, artists: UITab
) -> [UITabBarController] {
    list.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "map"), tag: 0)
    let library = UITabGroup(
        title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
        children: [albums, artists]
    ) { _ in LibraryController() }
    library.managingNavigationController = UINavigationController()

    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: trips), settings]
    tabs.tabs = [
        UITab(title: "Trips", image: UIImage(systemName: "map"), identifier: "trips") { _ in TripsController() },
        UISearchTab { _ in SearchController() },
    ]
    return [tabs]
}

private final class GridController: UIViewController {
    func cell(of viewer: UIViewController) -> UIView? { view }
}

@MainActor private func zoom(from grid: GridController, to viewer: UIViewController) {
    viewer.preferredTransition = .zoom { context in grid.cell(of: context.zoomedViewController) }
}

@MainActor private func registerNib(_ collectionView: UICollectionView) {
    collectionView.register(UINib(nibName: "PhotoCell", bundle: .module), forCellWithReuseIdentifier: "photo")
}
