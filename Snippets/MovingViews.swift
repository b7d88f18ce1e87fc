import UIKit

// Documentation/Animation.md quotes this file.

final class DrawerViewController: UIViewController {
    private let drawer = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 400))
    private var animator: UIViewPropertyAnimator?

    func open() {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.drawer.frame.origin.y = 452
            self.view.layoutIfNeeded()
        }
    }

    // A drag moves the drawer, which goes on from there when the finger lifts.
    func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { self.drawer.frame.origin.y = 452 }
            animator?.pauseAnimation()
        case .changed:
            animator?.fractionComplete = -pan.translation(in: view).y / 248
        default:
            animator?.isReversed = pan.velocity(in: view).y > 0
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }

    func turn() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = 2 * Double.pi
        turn.duration = 1
        drawer.layer.add(turn, forKey: "turn")
    }
}
