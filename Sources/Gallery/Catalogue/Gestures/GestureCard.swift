import UIKit

/// A card that recognises taps, double taps, long presses, drags, pinches, rotations and hovering.
final class GestureCard: UIView, UIGestureRecognizerDelegate {
    /// Called with a short description of each recognised gesture.
    var onRecognition: (String) -> Void = { _ in }

    private let title = UILabel()

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        backgroundColor = .systemBlue
        title.text = "Touch me"
        title.textColor = .white
        title.textAlignment = .center
        title.grow(as: .body, weight: .semibold)
        addSubview(title)
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        accessibilityLabel = "Card"
        addRecognizers()
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
    }

    private func addRecognizers() {
        let double = UITapGestureRecognizer(target: self, action: Selector(GestureCard.doubleTapped))
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: Selector(GestureCard.tapped))
        single.require(toFail: double)
        let pan = UIPanGestureRecognizer(target: self, action: Selector(GestureCard.dragged))
        let all = [
            double, single, pan,
            UILongPressGestureRecognizer(target: self, action: Selector(GestureCard.held)),
            UIPinchGestureRecognizer(target: self, action: Selector(GestureCard.pinched)),
            UIRotationGestureRecognizer(target: self, action: Selector(GestureCard.turned)),
            UIHoverGestureRecognizer(target: self, action: Selector(GestureCard.hovered)),
        ]
        for recognizer in all {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    // MARK: Recognised gestures

    func tapped() { onRecognition("Tapped") }

    func doubleTapped() {
        onRecognition("Double-tapped")
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            self.transform = .identity
            if let room = self.superview { self.center = CGPoint(x: room.bounds.midX, y: room.bounds.midY) }
        }
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: superview)
        center = CGPoint(x: center.x + way.x, y: center.y + way.y)
        pan.setTranslation(.zero, in: superview)
        if pan.state == .ended { onRecognition("Dragged") }
    }

    func held(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            onRecognition("Long-pressed")
            backgroundColor = .systemOrange
        case .ended, .cancelled: backgroundColor = .systemBlue
        default: break
        }
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        if pinch.state == .ended { onRecognition("Pinched") }
    }

    func turned(_ rotation: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
        if rotation.state == .ended { onRecognition("Rotated") }
    }

    func hovered(_ hover: UIHoverGestureRecognizer) {
        switch hover.state {
        case .began: alpha = 0.85
        case .ended, .cancelled: alpha = 1
        default: return
        }
        if hover.state == .began { onRecognition("Hovered") }
    }

    /// Lets drags, pinches and rotations be recognised together, as one movement of two fingers.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        movesCard(gestureRecognizer) && movesCard(otherGestureRecognizer) && otherGestureRecognizer.view === self
    }

    private func movesCard(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
            || recognizer is UIRotationGestureRecognizer
    }
}
