/// A view or controller, which may say something about its own traits.
@MainActor protocol TraitOwner: UITraitEnvironment {
    /// Made when it is first asked for.
    var ownTraits: OwnTraits { get }
}

/// What a view or controller says about its own traits, and who wants to know when they change.
@MainActor final class OwnTraits {
    var overrides = UITraitOverrides() {
        didSet { update() }
    }

    /// `overrideUserInterfaceStyle`.
    var style = UIUserInterfaceStyle.unspecified {
        didSet { update() }
    }

    /// Of a controller: what its parent sets for it.
    var setByParent: UITraitCollection? {
        didSet { update() }
    }

    var registrations: [TraitChangeRegistration] = []

    /// The most recent result of ``changed(_:)``, cached because every subview asks for it, nearly always with the same traits.
    private var last: (around: UITraitCollection, own: UITraitCollection)?

    /// The traits around, with what is changed about them.
    func changed(_ around: UITraitCollection) -> UITraitCollection {
        guard let values else { return around }
        if let last, last.around === around { return last.own }
        let own = around.overridden(by: values)
        last = (around, own)
        return own
    }

    /// What is changed about the traits that come from around; nil when nothing is.
    private(set) var values: TraitValues?

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
