import UIKit

// The samples of Documentation/Screens.md and Restoration.md: Scripts/samples looks for them here.

private final class ListController: UIViewController {
    var window: UIWindow?
    private var isDark = false
    private var isReading = false

    func begin(trip: UIViewController) {
        window?.rootViewController = UINavigationController(rootViewController: ListController())
        navigationController?.pushViewController(trip, animated: true)
    }

    func enlargeTitles(trip: UIViewController) {
        navigationController?.navigationBar.prefersLargeTitles = true
        trip.navigationItem.largeTitleDisplayMode = .never
    }

    func addTabs(_ tabs: UITabBarController, navigationController: UINavigationController, settings: UIViewController) {
        navigationController.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "book"), tag: 0)
        tabs.viewControllers = [navigationController, settings]
    }

    func addToolbar(like: UIBarButtonItem) {
        toolbarItems = [like, .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        navigationController?.setToolbarHidden(false, animated: true)
    }

    func showSheet(_ form: UIViewController) {
        form.sheetPresentationController?.detents = [.medium(), .large()]
        present(form, animated: true)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .darkContent }
    override var prefersHomeIndicatorAutoHidden: Bool { isReading }
}

private final class TripSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var shownTrip: Int?

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "trip")
        activity.userInfo = shownTrip.map { ["trip": $0] }
        return activity
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let trip = session.stateRestorationActivity?.userInfo?["trip"] as? Int { show(trip) }
    }

    private func show(_ trip: Int) { shownTrip = trip }
}
