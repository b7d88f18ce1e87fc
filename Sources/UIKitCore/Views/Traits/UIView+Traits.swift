extension UIView: TraitOwner {
    var ownTraits: OwnTraits {
        let rare = rareState
        let own = rare.traits ?? OwnTraits()
        rare.traits = own
        return own
    }

    /// The traits of the views around, with what the view's controller and the view itself change.
    ///
    /// - Complexity: O(depth) where this view or one around it overrides traits, otherwise O(1).
    var resolvedTraits: UITraitCollection {
        guard handedDown.contains(.traits) else { return screenTraits }
        var traits = traitsAround
        if let own = owner?.ownTraitsIfMade { traits = own.changed(traits) }
        if let own = rareStateIfMade?.traits { traits = own.changed(traits) }
        return traits
    }

    /// The number of pixels per point. It doesn't depend on the list around the view.
    var pixelScale: CGFloat { resolvedTraits.displayScale }

    /// The view's traits, with those of the list around it. Rows don't override the trait themselves, because all views
    /// inside would have to look it up all the time.
    var traitsInList: UITraitCollection {
        var view: UIView? = self
        while let current = view {
            if let environment = current.ownListEnvironment { return resolvedTraits.inList(environment) }
            view = current.superviewStorage
        }
        return resolvedTraits
    }

    /// The traits around the view and its controller. A view that left its superview keeps those it had.
    var traitsAround: UITraitCollection {
        superviewStorage?.resolvedTraits ?? rareStateIfMade?.left.traits ?? screenTraits
    }

    private var screenTraits: UITraitCollection {
        windowStorage?.screen.traitCollection ?? UIScreen.main.traitCollection
    }

    func changeOwnTraits(_ change: (OwnTraits) -> Void) {
        Nesting.traitChanges += 1
        defer { Nesting.traitChanges -= 1 }
        if Nesting.traitChanges > Nesting.mostByHand { failOnEndlessTraits() }
        let old = resolvedTraits
        change(ownTraits)
        updateHandedDown()
        traitsDidChange(from: old, to: resolvedTraits)
    }

    /// Called when something around the view changed its traits. Tells the controller, the view and the views inside
    /// it, except where they set the same traits themselves.
    func traitsAroundDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        var (old, new) = (old, new)
        if let owner {
            if let own = owner.ownTraitsIfMade { (old, new) = (own.changed(old), own.changed(new)) }
            owner.traitsDidChange(from: old, to: new)
        }
        if let own = rareStateIfMade?.traits { (old, new) = (own.changed(old), own.changed(new)) }
        traitsDidChange(from: old, to: new)
    }

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard !new.isEqual(old) else { return }
        new.performAsCurrent {
            resolveColors()
            if layer.hasDrawn { setNeedsDisplay() }
            traitCollectionDidChange(old)
            rareStateIfMade?.traits?.tellDidChange(of: self, from: old, to: new)
            if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
            // Text is measured in whole pixels.
            if old.displayScale != new.displayScale { contentSizeForConstraintsChanged() }
            if old.preferredContentSizeCategory != new.preferredContentSizeCategory { readableWidthDidChange() }
        }
        for view in subviews { view.traitsAroundDidChange(from: old, to: new) }
    }
}
