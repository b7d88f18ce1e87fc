/// An object that calls back when its traits change: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// A closure that is called after traits changed, with the object and its old traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

/// A registration for changes of traits. It lasts until it is unregistered.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
    /// Calls `handler` whenever one of `traits` changes, until the registration is unregistered.
    ///
    ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in … }
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        add(
            TraitChangeRegistration(traits: traits) { environment, previous in
                if let environment = environment as? Environment { handler(environment, previous) }
            })
    }

    /// Calls a method of `target` whenever one of `traits` changes. The method takes nothing, or this object, or this object
    /// and the old traits. The registration doesn't retain the target.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        add(
            TraitChangeRegistration(traits: traits) { [weak target = target as AnyObject] sender, old in
                if let target { action.perform(on: target, with: sender, for: old) }
            })
    }

    /// Calls a method of this object whenever one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Unregisters a registration. Does nothing if it isn't one of this object.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitOwner)?.ownTraits.registrations.removeAll { $0 === registration }
    }

    private func add(_ registration: TraitChangeRegistration) -> any UITraitChangeRegistration {
        (self as? any TraitOwner)?.ownTraits.registrations.append(registration)
        return registration
    }
}

/// A call that is made when traits change.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func traitsDidChange(of environment: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        guard traits.contains(where: { !old.values.agrees(with: new.values, on: $0) }) else { return }
        handler(environment, old)
    }
}
