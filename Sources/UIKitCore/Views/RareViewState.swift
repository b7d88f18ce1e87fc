import QuartzCore

/// Properties that only few views use. A view gets this object when the app sets the first of them, so other views stay
/// small.
@MainActor final class RareViewState {
    var traits: OwnTraits?
    var margins = ViewMargins()
    /// The insets at the last call of ``UIView/safeAreaInsetsDidChange()``.
    var knownSafeAreaInsets = UIEdgeInsets.zero
    var tintColor: UIColor?
    /// The view whose opaque parts show this one, if the app set a mask.
    var mask: UIView?
    var restorationIdentifier: String?
    /// The traits and the tint that the view inherited when it left its superview, used until it has another superview.
    var left = Left()
    var constraints: ViewConstraints?
    var observers: PropertyObservers?
    var areAccessibilityElementsHidden = false
    var ignoresInvertedColors = false
    var contentScaleFactor: CGFloat?
    var interactions: [any UIInteraction] = []
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}

extension RareViewState {
    struct Left {
        var traits: UITraitCollection?
        var tint: UIColor?
    }
}

extension UIView {
    var rareState: RareViewState {
        if let rareStateIfMade { return rareStateIfMade }
        let made = RareViewState()
        rareStateIfMade = made
        return made
    }
}
