import QuartzCore

/// The observers of one view's properties.
@MainActor final class PropertyObservers {
    private var observations: [Reference] = []
    private var named: [NamedObserver] = []
    /// The number of calls of ``look()`` that are running. Observers may add others meanwhile.
    private var looks = 0

    private struct Reference {
        weak var observation: NSKeyValueObservation?
    }

    init() { ObservedViews.add(self) }

    func add(_ observation: NSKeyValueObservation) { observations.append(Reference(observation: observation)) }

    func add(_ observer: NamedObserver) { named.append(observer) }

    func remove(_ observer: UIResponder, _ name: String, isIts: (UnsafeMutableRawPointer?) -> Bool) {
        named.removeAll { $0.observer === observer && $0.name == name && isIts($0.context) }
    }

    /// Calls the observers of properties whose values changed.
    func look() {
        looks += 1
        defer { looks -= 1 }
        if looks > Nesting.mostByHand { failOnEndlessObserving() }
        for reference in observations { reference.observation?.propertyMayHaveChanged() }
        // Skip observers that another one has just removed.
        for one in named where named.contains(where: { $0 === one }) { one.look() }
        guard looks == 1 else { return }
        named.removeAll { $0.observer == nil }
        observations.removeAll { $0.observation?.isValid != true }
    }

    private func failOnEndlessObserving() -> Never {
        Diagnostics.fail(
            "Observers of a property change what they observe, again and again",
            explanation: """
                  seen           \(looks) changes, each made by an observer of the one before
                  expected       that observers stop changing the property
                  likely cause   a change handler of observe(_:options:changeHandler:) sets the property to another value each time
                  try            set it only if it differs from the right value
                """)
    }
}

/// All views with observed properties. Properties other than geometry are compared before each frame.
@MainActor enum ObservedViews {
    private static var all: [Reference] = []

    private struct Reference {
        weak var observers: PropertyObservers?
    }

    static func add(_ observers: PropertyObservers) { all.append(Reference(observers: observers)) }

    static func look() {
        guard !all.isEmpty else { return }
        for reference in all { reference.observers?.look() }
        all.removeAll { $0.observers == nil }
    }
}
