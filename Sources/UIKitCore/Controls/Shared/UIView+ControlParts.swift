import CoreGraphics
import QuartzCore

/// What controls are made of.
extension UIView {
    /// A part of a control: touches on it are the control's.
    static func controlPart(color: UIColor? = nil) -> UIView {
        let part = UIView()
        part.isUserInteractionEnabled = false
        part.backgroundColor = color
        return part
    }

    /// A frame and ends as round as can be.
    func placeCapsule(_ frame: CGRect) {
        self.frame = frame
        layer.cornerRadius = min(frame.width, frame.height) / 2
    }

    /// The soft shade below what can be moved by a finger.
    func castControlShadow() {
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.shadowOpacity = 0.14
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 4
    }

    /// How controls of this module move from one value to another.
    static func moveControlPart(duration: CGFloat = 0.25, _ changes: @escaping () -> Void) {
        animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes)
    }

    /// Whether text runs from right to left here.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether a number can be used; one that cannot is reported once, and the property stays as it was.
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
    /// The same place seen in a mirror in the middle of `bounds`.
    func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
