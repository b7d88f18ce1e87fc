import UIKit

/// Something that can be tapped; Return, Space and a screen reader do the same.
class TapView: UIView {
    var action: () -> Void = {}

    /// Faint, and deaf to taps, when it is not.
    var isEnabled = true {
        didSet {
            if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
            updateOpacity()
        }
    }

    private var isTouched = false {
        didSet { updateOpacity() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("Buttons are made in code.") }

    private func updateOpacity() { alpha = isTouched || !isEnabled ? 0.3 : 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTouched = false
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        _ = accessibilityActivate()
    }

    override func accessibilityActivate() -> Bool {
        if isEnabled { action() }
        return true
    }
}
