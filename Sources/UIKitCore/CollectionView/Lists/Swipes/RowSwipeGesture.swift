import CoreGraphics
import Foundation

/// The gesture that swipes a row sideways: a drag with a finger or the mouse, or a two-finger scroll on a trackpad.
@MainActor final class RowSwipeGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    private let back: BackReference<UICollectionView>

    init(for view: UICollectionView) {
        back = BackReference(view)
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        recognizer.allowedScrollTypesMask = .continuous
        recognizer.addTarget(self, action: Selector(Self.recognizerDidChange))
    }

    /// Begins only if the movement is more horizontal than vertical, and the row has actions.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = recognizer.direction
        guard abs(way.x) > abs(way.y) else { return false }
        return back.owner.swipes.mayBegin(at: recognizer.location(in: back.owner), isLeftward: way.x < 0)
    }

    private func recognizerDidChange() {
        back.hold { view in
            let swipes = view.swipes
            switch recognizer.state {
            case .began:
                swipes.begin()
                swipes.follow(way: recognizer.translation(in: view).x)
            case .changed: swipes.follow(way: recognizer.translation(in: view).x)
            case .ended:
                swipes.end(
                    way: recognizer.translation(in: view).x, velocity: recognizer.velocity(in: view).x)
            case .cancelled: swipes.close(animated: true)
            case .possible, .failed: break
            }
        }
    }
}
