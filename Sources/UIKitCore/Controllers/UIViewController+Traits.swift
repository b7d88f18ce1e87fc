extension UIViewController: TraitOwner {
    var ownTraits: OwnTraits {
        let own = ownTraitsIfMade ?? OwnTraits()
        ownTraitsIfMade = own
        return own
    }

    /// The traits around the view, or around the parent's view while this view isn't in a hierarchy, with the changes
    /// of this controller.
    var resolvedTraits: UITraitCollection {
        let view = viewIfLoaded
        let isPlaced = view?.superview != nil || view?.window != nil
        let around =
            isPlaced
            ? view?.traitsAround : parent?.resolvedTraits ?? presenting?.resolvedTraits ?? view?.traitsAround
        let traits = around ?? UIScreen.main.traitCollection
        return ownTraitsIfMade?.changed(traits) ?? traits
    }

    func changeOwnTraits(_ change: (OwnTraits) -> Void) {
        Nesting.traitChanges += 1
        defer { Nesting.traitChanges -= 1 }
        if Nesting.traitChanges > Nesting.mostByHand { failOnEndlessTraits() }
        let (old, oldOfView) = (resolvedTraits, viewIfLoaded?.resolvedTraits)
        change(ownTraits)
        viewIfLoaded?.updateHandedDown()
        traitsDidChange(from: old, to: resolvedTraits)
        if let view = viewIfLoaded, let oldOfView { view.traitsDidChange(from: oldOfView, to: view.resolvedTraits) }
    }

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard !new.isEqual(old) else { return }
        setNeedsSurroundings()
        setNeedsUpdateContentUnavailableConfiguration()
        new.performAsCurrent {
            traitCollectionDidChange(old)
            ownTraitsIfMade?.tellDidChange(of: self, from: old, to: new)
        }
    }
}
