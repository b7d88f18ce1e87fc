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
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in addTrip() })
        let open = UIButton(type: .system)
        open.setTitle("Rome", for: .normal)
        open.frame = CGRect(x: 20, y: 140, width: 120, height: 44)
        open.addAction(UIAction { [unowned self] _ in openTrip() }, for: .primaryActionTriggered)
        view.addSubview(open)
    }

    private func openTrip() {
        let trip = UIViewController()
        trip.title = "Rome"
        trip.navigationItem.largeTitleDisplayMode = .never
        trip.view.backgroundColor = .secondarySystemBackground
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
