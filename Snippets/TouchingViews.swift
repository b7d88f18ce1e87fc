import UIKit

// Documentation/Gestures.md quotes this file.

final class PhotoView: UIImageView, UIGestureRecognizerDelegate {
    private(set) var isZoomed = false
    private(set) var isMenuShown = false

    func addGestures() {
        isUserInteractionEnabled = true
        let zoom = UITapGestureRecognizer(target: self, action: Selector(PhotoView.toggleZoom))
        zoom.numberOfTapsRequired = 2
        let menu = UITapGestureRecognizer(target: self, action: Selector(PhotoView.toggleMenu))
        menu.require(toFail: zoom)
        let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PhotoView.pinched))
        let turn = UIRotationGestureRecognizer(target: self, action: Selector(PhotoView.turned))
        for recognizer in [zoom, menu, pinch, turn] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    func toggleZoom() { isZoomed.toggle() }

    func toggleMenu() { isMenuShown.toggle() }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    func turned(_ turn: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UIPinchGestureRecognizer && otherGestureRecognizer is UIRotationGestureRecognizer
    }
}
