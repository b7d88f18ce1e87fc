// An app that remembers where a person is: the open one of ten trips is part of the page's address, and opens again at
// the next launch.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Trips"
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: TripsController())
        window?.makeKeyAndVisible()
        // The trip that was open when the app last ran.
        if let trip = session.stateRestorationActivity?.userInfo?["trip"] as? Int { show(trip) }
        // An address that the app was launched with.
        for context in connectionOptions.urlContexts { show(context.url) }
    }

    /// Opens an address while the app runs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { show(context.url) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "trip")
        activity.userInfo = shownTrip.map { ["trip": $0] }
        return activity
    }

    private func show(_ url: URL) {
        if let trip = Int(url.lastPathComponent) { show(trip) }
    }

    private func show(_ trip: Int) {
        navigation?.popToRootViewController(animated: false)
        navigation?.pushViewController(TripController(trip), animated: false)
    }

    private var navigation: UINavigationController? { window?.rootViewController as? UINavigationController }

    private var shownTrip: Int? { (navigation?.topViewController as? TripController)?.trip }
}

final class TripsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemBackground
        for trip in 1...10 {
            let open = UIButton(type: .system)
            open.setTitle("Trip \(trip)", for: .normal)
            open.frame = CGRect(x: 20, y: 100 + 48 * CGFloat(trip), width: 120, height: 44)
            open.addAction(
                UIAction { [weak self] _ in
                    self?.navigationController?.pushViewController(TripController(trip), animated: true)
                }, for: .primaryActionTriggered)
            view.addSubview(open)
        }
    }
}

final class TripController: UIViewController {
    let trip: Int

    init(_ trip: Int) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
        title = "Trip \(trip)"
        let activity = NSUserActivity(activityType: "trip")
        activity.title = title
        activity.targetContentIdentifier = "/trips/\(trip)"
        // The current activity, once this screen has appeared.
        userActivity = activity
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let map = UIAction(title: "Map") { _ in
            // In another tab, because a person asked for it.
            guard let map = URL(string: "https://www.openstreetmap.org") else { return }
            UIApplication.shared.open(map)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: map)
    }
}
