extension UIView: TraitOwner {
    var ownTraits: OwnTraits {
        let rare = rareState
        let own = rare.traits ?? OwnTraits()
        rare.traits = own
        return own
    }

    /// The nearest traits that are set around the view, with what its controller and the view itself change.
    ///
    /// - Complexity: O(depth) where this view or one around it overrides traits, otherwise O(1).
    var resolvedTraits: UITraitCollection {
        guard handedDown.contains(.traits) else { return screenTraits }
        var traits = traitsAround
        if let own = owner?.ownTraitsIfMade { traits = own.changed(traits) }
        if let own = rareStateIfMade?.traits { traits = own.changed(traits) }
        return traits
    }

    /// Pixels a point. The kind of list around does not matter to it.
    var pixelScale: CGFloat { resolvedTraits.displayScale }

    /// The same inside of a list's row. Rows would be slow if each overrode a trait: all inside would ask for it all the time.
    var traitsInList: UITraitCollection {
        var view: UIView? = self
        while let current = view {
            if let environment = current.ownListEnvironment { return resolvedTraits.inList(environment) }
            view = current.superviewStorage
        }
        return resolvedTraits
    }

    /// What holds around the view and its controller. A view that was taken out keeps what it had.
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

    /// Something around the view changed its traits: tells the controller, the view and all inside, as far as they do
    /// not set the same traits themselves.
    func traitsAroundDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        var (old, new) = (old, new)
        if let owner {
            let values = owner.ownTraitsIfMade?.values
            (old, new) = (old.overridden(by: values), new.overridden(by: values))
            owner.traitsDidChange(from: old, to: new)
        }
        let values = rareStateIfMade?.traits?.values
        traitsDidChange(from: old.overridden(by: values), to: new.overridden(by: values))
    }

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard !new.isEqual(old) else { return }
        new.performAsCurrent {
            resolveColors()
            if layer.hasDrawn { setNeedsDisplay() }
            traitCollectionDidChange(old)
            rareStateIfMade?.traits?.tellDidChange(of: self, from: old, to: new)
            if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
            // Texts are measured in whole pixels.
            if old.displayScale != new.displayScale { contentSizeForConstraintsChanged() }
        }
        for view in subviews { view.traitsAroundDidChange(from: old, to: new) }
    }
}
