import UIKit

// A ball and a box fall, and a third view hangs on a spring. Documentation/Dynamics.md quotes this file.

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FallingController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

final class FallingController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let ball = Ball(frame: CGRect(x: 80, y: 100, width: 80, height: 80))
        ball.layer.cornerRadius = 40
        let box = UIView(frame: CGRect(x: 110, y: 260, width: 80, height: 80))
        let weight = UIView(frame: CGRect(x: 260, y: 200, width: 60, height: 60))
        for (item, color) in zip([ball, box, weight], [UIColor.systemRed, .systemBlue, .systemGreen]) {
            item.backgroundColor = color
            view.addSubview(item)
        }

        let collision = UICollisionBehavior(items: [ball, box, weight])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [ball, box, weight]))
        let material = UIDynamicItemBehavior(items: [ball])
        material.elasticity = 0.7
        let spring = UIAttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 290, y: 120))
        spring.frequency = 1
        spring.damping = 0.1
        animator.addBehavior(material)
        animator.addBehavior(spring)
    }
}
