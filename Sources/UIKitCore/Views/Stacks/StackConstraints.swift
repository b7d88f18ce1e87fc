import CoreGraphics

/// Constraints that a stack made, each with the rule that it follows.
///
/// Which view gives way among equals depends on the order in which constraints are activated (R887). So the stack makes
/// those that may give way again from the first difference on: the same stack has the same frames, whatever its
/// history. It keeps its former sets for a while, because apps mostly hide views to show them again.
@MainActor struct StackConstraints {
    private struct Entry {
        var rule: StackRule
        let constraint: NSLayoutConstraint
    }

    /// The constraints for one set of hidden views.
    private struct Moment {
        /// nil once the stack's properties have changed.
        var hidden: HiddenViews?
        var entries: [Entry] = []

        init() {}

        init(hidden: HiddenViews, _ entries: [Entry], _ rules: [StackRule]) {
            self.hidden = hidden
            self.entries = zip(rules, entries).map { Entry(rule: $0, constraint: $1.constraint) }
        }
    }

    /// The active constraints.
    private var now = Moment()
    /// The former sets, the last one at the end.
    private var former: [Moment] = []
    private static let mostFormer = 4
    /// The activation number of the stack's first constraints, which gives all its constraints their turn among others.
    private var activation: Int?

    var all: [NSLayoutConstraint] { now.entries.map(\.constraint) }

    /// Activates the constraints for a set of hidden views. It calls `rules`, which returns what the stack wants of its
    /// views, only if it has no set for them.
    mutating func follow(_ hidden: HiddenViews, in stack: UIStackView, _ rules: () -> [StackRule]) {
        if now.hidden != hidden {
            if let known = takeFormer(where: { $0.hidden == hidden }) {
                change(to: known)
            } else {
                follow(rules(), hidden)
            }
        }
        for entry in now.entries where entry.constraint.owner !== stack {
            entry.constraint.isActive = false
            // The stack owns them all, even those about a single view, so that they end with the stack.
            stack.add(entry.constraint)
        }
        if former.count > Self.mostFormer { forget(former.removeFirst(), in: stack) }
    }

    /// Called when the stack's properties have changed, even if the same views are hidden.
    mutating func planChanged() {
        now.hidden = nil
        for index in former.indices { former[index].hidden = nil }
    }

    /// Forgets the former sets, because the stack arranges other views now.
    mutating func forgetFormer(in stack: UIStackView) {
        let moments = former
        former = []
        for moment in moments { forget(moment, in: stack) }
    }

    // MARK: Sets

    private mutating func follow(_ rules: [StackRule], _ hidden: HiddenViews) {
        if Self.are(now.entries, alike: rules) {
            now = Moment(hidden: hidden, now.entries, rules)
            takeTurns()
        } else {
            let entries = takeFormer { Self.are($0.entries, alike: rules) }?.entries ?? made(rules)
            change(to: Moment(hidden: hidden, entries, rules))
        }
    }

    private static func are(_ entries: [Entry], alike rules: [StackRule]) -> Bool {
        entries.count == rules.count && zip(entries, rules).allSatisfy { $0.rule.isAlike($1) }
    }

    private mutating func takeFormer(where isRight: (Moment) -> Bool) -> Moment? {
        guard let index = former.lastIndex(where: isRight) else { return nil }
        return former.remove(at: index)
    }

    /// Returns constraints for rules. Those that never give way are kept even after the first difference.
    private func made(_ rules: [StackRule]) -> [Entry] {
        let entries = now.entries
        var kept = 0
        while kept < entries.count, kept < rules.count, entries[kept].rule.isAlike(rules[kept]) { kept += 1 }
        let required = entries[kept...].filter { $0.rule.isForGood }
        let known = Dictionary(required.map { ($0.rule.trait, $0) }, uniquingKeysWith: { first, _ in first })
        return entries[..<kept]
            + rules[kept...].map { rule in
                if rule.isForGood, let entry = known[rule.trait], entry.rule.isAlike(rule) { return entry }
                return Entry(rule: rule, constraint: rule.makeConstraint())
            }
    }

    private mutating func change(to next: Moment) {
        let last = now
        now = next
        for entry in last.entries { entry.constraint.standing = nil }
        takeTurns()
        for entry in last.entries where entry.constraint.standing == nil { entry.constraint.isActive = false }
        if !last.entries.isEmpty { former.append(last) }
    }

    private mutating func takeTurns() {
        let activation = activation ?? ViewConstraints.nextActivation()
        self.activation = activation
        for (place, entry) in now.entries.enumerated() {
            let (rule, constraint) = (entry.rule, entry.constraint)
            constraint.standing = ConstraintTurn(activation: activation, place: place)
            if !rule.usesSystemSpacing, constraint.constant != rule.constant { constraint.constant = rule.constant }
        }
    }

    /// Deactivates and forgets constraints that are in no other set.
    private func forget(_ moment: Moment, in stack: UIStackView) {
        let kept = Set((former + [now]).flatMap { $0.entries.map { ObjectIdentifier($0.constraint) } })
        let engine = stack.constraintRoot.constraintsIfMade?.engine
        for entry in moment.entries where !kept.contains(ObjectIdentifier(entry.constraint)) {
            entry.constraint.isActive = false
            engine?.forget(entry.constraint)
        }
    }
}

/// The hidden views of a stack, and the stack's breadth (its length across the axis) if hidden views keep it.
struct HiddenViews: Equatable {
    private let places: [Int]
    private let breadth: CGFloat

    /// Creates a value from the indices of the hidden views, in ascending order, and the breadth that they keep.
    init(places: [Int], breadth: CGFloat) {
        self.places = places
        self.breadth = places.isEmpty ? 0 : breadth
    }
}

extension StackRule {
    /// Whether the constraint never gives way, so that its order among others makes no difference.
    fileprivate var isForGood: Bool { priority == .required && relation == .equal }
}
