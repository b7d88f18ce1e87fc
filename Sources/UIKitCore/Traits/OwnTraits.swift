/// A view or controller, which can set its own traits.
@MainActor protocol TraitOwner: UITraitEnvironment {
    /// The traits that the view or controller sets, created at the first access.
    var ownTraits: OwnTraits { get }
}

/// The traits that a view or controller sets, and the registrations for their changes.
@MainActor final class OwnTraits {
    var overrides = UITraitOverrides() {
        didSet { update() }
    }

    /// The value of `overrideUserInterfaceStyle`.
    var style = UIUserInterfaceStyle.unspecified {
        didSet { update() }
    }

    /// For a controller, the traits that its parent sets for it.
    var setByParent: UITraitCollection? {
        didSet { update() }
    }

    /// The smallest and the largest text size of the view and those inside it.
    var textSizes = TextSizeLimits() {
        didSet { update() }
    }

    var registrations: [TraitChangeRegistration] = []

    /// The most recent result of ``changed(_:)``, cached because every subview asks for it, nearly always with the same
    /// traits.
    private var last: (around: UITraitCollection, own: UITraitCollection)?

    /// Returns the traits around, with the changes.
    func changed(_ around: UITraitCollection) -> UITraitCollection {
        guard changesAny else { return around }
        if let last, last.around === around { return last.own }
        let own = around.overridden(by: values).limited(to: textSizes)
        last = (around, own)
        return own
    }

    /// Whether the view or controller changes any of the traits around.
    var changesAny: Bool { values != nil || textSizes != TextSizeLimits() }

    /// The values that replace those of the traits around; nil if there are none.
    private var values: TraitValues?

    private func update() {
        var combined = setByParent?.values ?? TraitValues()
        if style != .unspecified { combined.style = style }
        combined = combined.overridden(by: overrides.values)
        values = combined == TraitValues() ? nil : combined
        last = nil
    }

    func tellDidChange(of environment: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations { registration.traitsDidChange(of: environment, from: old, to: new) }
    }
}
