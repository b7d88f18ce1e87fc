import CoreGraphics
import Foundation

/// The look of the view with the keyboard's focus.
@available(*, unavailable, message: "Not built yet: focus effects. Override didUpdateFocus(in:with:).")
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

@available(*, unavailable, message: "Not built yet: focus effects. Override didUpdateFocus(in:with:).")
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    public override init() { super.init() }
    public init(rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {}
    public init(path bezierPath: UIBezierPath) {}
}

extension UIView {
    @available(*, unavailable, message: "Not built yet: focus effects. Override didUpdateFocus(in:with:).")
    public var focusEffect: UIFocusEffect? {
        get { nil }
        set {}
    }
}
