import CoreGraphics

extension UIView {
    /// The safe area of the views around, as far as it reaches into this view, with the insets that its controllers
    /// add.
    ///
    /// - Complexity: O(depth) where the window or a controller around the view has a safe area, otherwise O(1).
    var resolvedSafeAreaInsets: UIEdgeInsets {
        guard handedDown.contains(.safeArea), let superview = superviewStorage else { return .zero }
        let around = superview.safeAreaInsets(for: self)
        let inside =
            around == .zero
            ? UIEdgeInsets.zero : around.reaching(into: untransformedFrame, of: superview.bounds)
        guard let owner else { return inside }
        return inside + owner.additionalInsetsOfView
    }

    /// The insets at the last call of ``safeAreaInsetsDidChange()``.
    var lastToldSafeAreaInsets: UIEdgeInsets { rareStateIfMade?.knownSafeAreaInsets ?? .zero }

    /// Called when the view moved or something that covers its edges did, only on views that have or had
    /// ``HandedDown/safeArea``.
    func safeAreaMayHaveChanged() {
        // Skip subviews of scroll views: cells move all the time, and an adjusted scroll view keeps its content away
        // from covered edges anyway.
        guard let window = windowStorage, superviewStorage?.contentScroller == nil else { return }
        window.needsSafeAreaPass = true
        window.screen.frameLoop.setNeedsFrame()
    }

    /// Calls ``safeAreaInsetsDidChange()`` for this view and the views inside it, outermost first, where the insets
    /// changed.
    func tellSafeAreaChanges() {
        let insets = safeAreaInsets
        if insets != lastToldSafeAreaInsets {
            rareState.knownSafeAreaInsets = insets
            constraintMarginsChanged()
            safeAreaInsetsDidChange()
            owner?.viewSafeAreaInsetsDidChange()
            if insetsLayoutMarginsFromSafeArea { tellMarginsDidChange() }
            setNeedsLayout()
        } else if insets == .zero, superviewStorage?.contentScroller != nil {
            return
        }
        for view in subviews { view.tellSafeAreaChanges() }
    }
}
