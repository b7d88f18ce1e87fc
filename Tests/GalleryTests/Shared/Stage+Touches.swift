import UIKit
import UIKitTesting

extension Stage {
    func tap(middleOf view: UIView?) {
        touch(middleOf: view)
        settle()
    }

    /// Taps, and stops when the movement has just begun.
    func touch(middleOf view: UIView?) {
        guard let view else { return }
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let finger = touchDown(at: point)
        advance(by: 0.05)
        touchUp(finger, at: point)
        advance(by: 1 / 60)
    }
}
