import CoreGraphics
import Foundation

/// The drag that swipes a row: with a finger, the mouse, or two fingers on a trackpad, sideways.
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

    /// Only for a way that is more sideways than along the list.
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
