// Two tabs, a navigation stack with two screens in one of them, and a sheet or a popover over them.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let navigationController = UINavigationController(rootViewController: ListController())
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "book"), tag: 0)
        let settings = UIViewController()
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        settings.tabBarItem.badgeValue = "1"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigationController, settings]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}

final class ListController: UIViewController {
    private let open = UIButton(type: .system)
    private lazy var filterButton = UIBarButtonItem(
        title: "Filter", primaryAction: UIAction { [weak self] _ in self?.showFilters() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTrip() })
        navigationItem.leftBarButtonItem = filterButton
        open.setTitle("Rome", for: .normal)
        open.addAction(UIAction { [weak self] _ in self?.openTrip() }, for: .primaryActionTriggered)
        view.addSubview(open)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        open.frame = CGRect(x: 16, y: view.safeAreaInsets.top + 16, width: 80, height: 44)
    }

    private func openTrip() {
        let trip = TripController()
        trip.title = "Rome"
        trip.navigationItem.largeTitleDisplayMode = .never
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { ($0.zoomedViewController as? TripController)?.picture.frame }
        trip.preferredTransition = .zoom(options: options) { [weak self] _ in self?.open }
        navigationController?.pushViewController(trip, animated: true)
    }

    private func showFilters() {
        let filters = UIViewController()
        filters.view.backgroundColor = .systemBackground
        filters.modalPresentationStyle = .popover
        filters.preferredContentSize = CGSize(width: 300, height: 400)
        filters.popoverPresentationController?.sourceItem = filterButton
        present(filters, animated: true)
    }

    private func addTrip() {
        let form = UIViewController()
        form.view.backgroundColor = .systemBackground
        form.sheetPresentationController?.detents = [.medium(), .large()]
        form.sheetPresentationController?.prefersGrabberVisible = true
        present(form, animated: true)
    }
}

/// An image in the middle, as wide as the screen.
final class TripController: UIViewController {
    let picture = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.backgroundColor = .systemOrange
        view.addSubview(picture)
        let like = UIBarButtonItem(
            image: UIImage(systemName: "heart"),
            primaryAction: UIAction { _ in UIImpactFeedbackGenerator(style: .light).impactOccurred() })
        toolbarItems = [like, .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        picture.frame = CGRect(x: 0, y: size.height / 2 - 80, width: size.width, height: 160)
    }
}

/// Tabs that make their screens when a person selects them: a tab bar on a phone, a sidebar on a tablet.
final class LibraryTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = UITab(title: "Home", image: UIImage(systemName: "star"), identifier: "home") { _ in ListController()
        }
        let albums = UITab(title: "Albums", image: nil, identifier: "albums") { _ in UIViewController() }
        let artists = UITab(title: "Artists", image: nil, identifier: "artists") { _ in UIViewController() }
        let search = UISearchTab { _ in UIViewController() }
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "book"), identifier: "library", children: [albums, artists])
        library.managingNavigationController = UINavigationController()
        tabs = [home, library, search]
        tabBarMinimizeBehavior = .onScrollDown
    }
}
