import CoreGraphics

extension UIView {
    /// What is around the view, as far as it reaches in, with what its controllers add.
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

    /// What ``safeAreaInsetsDidChange()`` told of last.
    var lastToldSafeAreaInsets: UIEdgeInsets { rareStateIfMade?.knownSafeAreaInsets ?? .zero }

    /// The view moved, or something that covers its edges did. Asked only of views that have ``HandedDown/safeArea``, or had it.
    func safeAreaMayHaveChanged() {
        // Cells move all the time, and what is inside of an adjusted scroll view keeps clear of its edges anyway.
        guard let window = windowStorage, superviewStorage?.contentScroller == nil else { return }
        window.needsSafeAreaPass = true
        window.screen.frameLoop.setNeedsFrame()
    }

    /// Tells this view and those inside it, outermost first, if their safe areas are others than they were told of.
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
