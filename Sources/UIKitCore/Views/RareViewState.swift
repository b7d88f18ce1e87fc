import QuartzCore

/// What only few views have; made for a view when the first of it is set, so that all others stay small.
@MainActor final class RareViewState {
    var traits: OwnTraits?
    var margins = ViewMargins()
    /// What ``UIView/safeAreaInsetsDidChange()`` was last called for.
    var knownSafeAreaInsets = UIEdgeInsets.zero
    var tintColor: UIColor?
    /// The view whose colour lets this one be seen, if any.
    var mask: UIView?
    var restorationIdentifier: String?
    /// What was around the view when it was taken out of a branch that sets it, until it is put somewhere.
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
