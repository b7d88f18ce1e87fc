import CoreGraphics

extension UIView {
    final var ownMargins: ViewMargins { rareStateIfMade?.margins ?? ViewMargins() }

    /// The view's own margins with the safe area, or those of its superview where the view preserves them and they are
    /// larger. The superview's include the safe area already.
    var resolvedMargins: UIEdgeInsets {
        let own = ownMargins
        var margins = own.resolved(
            effectiveUserInterfaceLayoutDirection, minimum: owner?.minimumMarginsOfView)
        if own.insetsFromSafeArea { margins = margins + safeAreaInsets }
        if own.preservesSuperviewMargins, let superview {
            let around = superview.layoutMargins.reaching(into: untransformedFrame, of: superview.bounds)
            margins = margins.widened(to: around)
        }
        return margins
    }

    func changeMargins(_ change: (inout ViewMargins) -> Void) {
        Nesting.insetChanges += 1
        defer { Nesting.insetChanges -= 1 }
        if Nesting.insetChanges > Nesting.mostByHand { failOnEndlessInsets() }
        let old = resolvedMargins
        change(&rareState.margins)
        guard resolvedMargins != old else { return }
        constraintsIfMade?.systemGuides.values.forEach { $0.layoutItem.guidePoints = [] }
        tellMarginsDidChange()
    }

    /// The readable guide has another width at another text size.
    func readableWidthDidChange() {
        guard let guide = constraintsIfMade?.systemGuides[.readable] else { return }
        guide.layoutItem.guidePoints = []
        constraintMarginsChanged()
        setNeedsLayout()
    }

    func setOwnMargins(_ margins: ViewMargins.Own) {
        switch margins {
        case .absolute(let insets) where !insets.isFinite: return reportBadGeometry("layoutMargins", "\(insets)")
        case .directional(let insets) where !insets.isFinite:
            return reportBadGeometry("directionalLayoutMargins", "\(insets)")
        default: changeMargins { $0.own = margins }
        }
    }

    func tellMarginsDidChange() {
        if constraintsIfMade != nil { constraintMarginsChanged() }
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in subviews where view.ownMargins.preservesSuperviewMargins { view.tellMarginsDidChange() }
    }
}

extension NSDirectionalEdgeInsets {
    var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}
