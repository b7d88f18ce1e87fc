import CoreGraphics

/// What a keyboard on the screen covers of a view. There is none here: keys come from a real keyboard, so the guide lies at the bottom, as on
/// iOS while the keyboard is away.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes along with a keyboard that floats. False by default.
    open var followsUndockedKeyboard = false

    /// Whether the guide, while the keyboard is away, begins at the safe area's lower edge, and not at the view's. True by default.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.viewConstraints.keyboardGuideUsesSafeArea = usesBottomSafeArea
            owningView.constraintMarginsChanged()
        }
    }

    /// How far above a keyboard a finger begins to push it away, in points. 0 by default, and for negative numbers.
    open var keyboardDismissPadding: CGFloat {
        get { dismissPadding }
        set { dismissPadding = max(newValue, 0) }
    }
    private final var dismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge { .bottom }
}
