import UIKit

/// Gestures as apps write them.
final class PlaygroundViewController: UIViewController, UIGestureRecognizerDelegate {
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private(set) var events: [String] = []
    private var lastScale: CGFloat = 1
    private var initialCenter = CGPoint.zero

    private lazy var panGesture: UIPanGestureRecognizer = {
        let gesture = UIPanGestureRecognizer(target: self, action: Selector(PlaygroundViewController.handlePan(_:)))
        gesture.minimumNumberOfTouches = 1
        gesture.maximumNumberOfTouches = 1
        gesture.allowedScrollTypesMask = [.continuous, .discrete]
        gesture.delegate = self
        return gesture
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.isUserInteractionEnabled = true
        card.isMultipleTouchEnabled = true
        card.addGestureRecognizer(panGesture)

        let doubleTap = UITapGestureRecognizer(target: self, action: Selector(PlaygroundViewController.handleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        doubleTap.numberOfTouchesRequired = 1
        doubleTap.delaysTouchesBegan = true
        doubleTap.name = "double"
        card.addGestureRecognizer(doubleTap)
        let singleTap = UITapGestureRecognizer(target: self, action: Selector(PlaygroundViewController.handleTap(_:)))
        singleTap.cancelsTouchesInView = false
        singleTap.delaysTouchesEnded = false
        singleTap.require(toFail: doubleTap)
        singleTap.name = "single"
        card.addGestureRecognizer(singleTap)

        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: Selector(PlaygroundViewController.handlePress(_:)))
        press.minimumPressDuration = 0.3
        press.allowableMovement = 20
        card.addGestureRecognizer(press)

        let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PlaygroundViewController.handlePinch(_:)))
        pinch.delegate = self
        card.addGestureRecognizer(pinch)
        let rotation = UIRotationGestureRecognizer(
            target: self, action: Selector(PlaygroundViewController.handleRotation(_:)))
        rotation.delegate = self
        card.addGestureRecognizer(rotation)

        for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
            let swipe = UISwipeGestureRecognizer(
                target: self, action: Selector(PlaygroundViewController.handleSwipe(_:)))
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        view.addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Selector(PlaygroundViewController.handleHover(_:))))
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let piece = gesture.view else { return }
        let translation = gesture.translation(in: piece.superview)
        if gesture.state == .began { initialCenter = piece.center }
        if gesture.state != .cancelled {
            piece.center = CGPoint(x: initialCenter.x + translation.x, y: initialCenter.y + translation.y)
        } else {
            piece.center = initialCenter
        }
        if case .ended = gesture.state, gesture.velocity(in: view).x.isFinite { events.append("pan") }
    }

    func handleTap(_ gesture: UITapGestureRecognizer) {
        guard gesture.state == .recognized, card.bounds.contains(gesture.location(in: card)) else { return }
        events.append(gesture.name ?? "")
    }

    func handlePress(_ gesture: UILongPressGestureRecognizer) {
        switch gesture.state {
        case .began: events.append("press")
        case .ended, .cancelled, .failed: events.append("released")
        default: break
        }
    }

    func handlePinch(_ gesture: UIPinchGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed else { return }
        gesture.view?.transform = card.transform.scaledBy(x: gesture.scale, y: gesture.scale)
        gesture.scale = 1.0
    }

    func handleRotation(_ gesture: UIRotationGestureRecognizer) {
        guard gesture.state == .changed, gesture.velocity.isFinite else { return }
        card.transform = card.transform.rotated(by: gesture.rotation)
        gesture.rotation = 0
    }

    func handleSwipe(_ gesture: UISwipeGestureRecognizer) {
        switch gesture.direction {
        case .left: events.append("left")
        case .right: events.append("right")
        default: events.append("other")
        }
    }

    func handleHover(_ gesture: UIHoverGestureRecognizer) {
        switch gesture.state {
        case .began: events.append("hover")
        case .ended: events.append("left alone")
        default: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) >= abs(velocity.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view == card && otherGestureRecognizer.view == card
            && !(otherGestureRecognizer is UILongPressGestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }
}

/// A custom recogniser: a finger that comes back to where it went down.
final class ThereAndBackGestureRecognizer: UIGestureRecognizer {
    private var wasAway = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 || numberOfTouches > 1 { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state != .failed, let touch = touches.first else { return }
        if touch.location(in: view).x > 150 { wasAway = true }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = wasAway && location(in: view).x < 100 ? .recognized : .failed
    }

    override func reset() {
        super.reset()
        wasAway = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

final class CountingView: UIView {
    private(set) var number = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(ThereAndBackGestureRecognizer(target: self, action: Selector(CountingView.count)))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func count() { number += 1 }
}
