import CoreGraphics
import QuartzCore

/// Helpers for the views of which controls consist.
extension UIView {
    /// Returns a view that is part of a control. Touches on it go to the control.
    static func controlPart(color: UIColor? = nil) -> UIView {
        let part = UIView()
        part.isUserInteractionEnabled = false
        part.backgroundColor = color
        return part
    }

    /// Sets the frame, and rounds the ends.
    func placeCapsule(_ frame: CGRect) {
        self.frame = frame
        layer.cornerRadius = min(frame.width, frame.height) / 2
    }

    /// Adds the soft shadow of parts that a finger can move.
    func castControlShadow() {
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.shadowOpacity = 0.14
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 4
    }

    /// Animates a control's change from one value to another.
    static func moveControlPart(duration: CGFloat = 0.25, _ changes: @escaping () -> Void) {
        animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }

    /// Whether text in this view runs from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns whether a number is usable. If it isn't, it warns once, and the property keeps its value.
    func isUsable(_ value: some BinaryFloatingPoint, for property: String) -> Bool {
        guard !value.isFinite else { return true }
        let name = String(describing: type(of: self))
        Diagnostics.warnOnce(
            "bad-control-value", of: name + property,
            """
            \(name): \(property) was set to \(value), which is not finite. It stays as it was.
              expected       a finite number
              likely cause   a division by zero, or a text that is no number
              try            a breakpoint on this line, or check the divisor
            """)
        return false
    }
}

extension CGRect {
    /// Returns the rectangle mirrored horizontally in `bounds`.
    func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
