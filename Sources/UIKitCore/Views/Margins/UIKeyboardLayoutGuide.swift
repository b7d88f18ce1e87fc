import CoreGraphics

/// A guide at the part of a view that the keyboard covers. Keys come from a real keyboard here, so the guide is at the
/// bottom, as on iOS while the keyboard is off the screen.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a floating keyboard. False by default.
    open var followsUndockedKeyboard = false

    /// Whether the guide, while there is no keyboard on the screen, is at the safe area's lower edge instead of the
    /// view's. True by default.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.viewConstraints.keyboardGuideUsesSafeArea = usesBottomSafeArea
            owningView.constraintMarginsChanged()
        }
    }

    /// How far above a keyboard a drag begins to dismiss it, in points. 0 by default. Negative numbers become 0.
    open var keyboardDismissPadding: CGFloat {
        get { dismissPadding }
        set { dismissPadding = max(newValue, 0) }
    }
    private final var dismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge { .bottom }
}
