// Two screens of a stack, and a sheet over them.

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
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
        return true
    }
}

final class ListController: UIViewController {
    private let open = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in addTrip() })
        open.setTitle("Rome", for: .normal)
        open.frame = CGRect(x: 20, y: 140, width: 120, height: 44)
        open.addAction(UIAction { [unowned self] _ in openTrip() }, for: .primaryActionTriggered)
        view.addSubview(open)
    }

    private func openTrip() {
        let trip = TripController()
        trip.title = "Rome"
        trip.navigationItem.largeTitleDisplayMode = .never
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { ($0.zoomedViewController as? TripController)?.picture.frame }
        trip.preferredTransition = .zoom(options: options) { [unowned self] _ in open }
        navigationController?.pushViewController(trip, animated: true)
    }

    private func addTrip() {
        let form = UIViewController()
        form.view.backgroundColor = .systemBackground
        form.sheetPresentationController?.detents = [.medium(), .large()]
        form.sheetPresentationController?.prefersGrabberVisible = true
        present(form, animated: true)
    }
}

/// A picture in the middle, as wide as the screen.
final class TripController: UIViewController {
    let picture = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.backgroundColor = .systemOrange
        view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        picture.frame = CGRect(x: 0, y: size.height / 2 - 80, width: size.width, height: 160)
    }
}
