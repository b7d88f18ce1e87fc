import Boxes
import UIKit
import os

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = AlbumController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class AlbumController: UIViewController {
    private(set) lazy var note =
        UINib(nibName: "NoteView", bundle: .module)
        .instantiate(withOwner: nil).first as! NoteView

    private let logger = Logger(subsystem: "Album", category: "screens")

    override func viewDidLoad() {
        logger.info("the album is shown")
        view.backgroundColor = UIColor(named: "Paper", in: .module, compatibleWith: nil)
        view.addSubview(Box(frame: CGRect(x: 20, y: 200, width: 80, height: 80)))
        note.frame.origin = CGPoint(x: 20, y: 60)
        view.addSubview(note)
    }
}
