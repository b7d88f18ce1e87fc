import CoreGraphics

/// Constraints that a stack made, each with what it was made for.
///
/// Which view gives way among equals depends on the order in which constraints are activated (R887). So those that may give way are
/// made again behind the first difference: the same stack has the same frames, whatever came before. Sets that counted before are kept
/// for a while, because views are mostly hidden to be shown again.
@MainActor struct StackConstraints {
    private struct Entry {
        var rule: StackRule
        let constraint: NSLayoutConstraint
    }

    /// All constraints of one moment, and which views were hidden then.
    private struct Moment {
        /// nil where the stack wants something else by now.
        var hidden: HiddenViews?
        var entries: [Entry] = []

        init() {}

        init(hidden: HiddenViews, _ entries: [Entry], _ rules: [StackRule]) {
            self.hidden = hidden
            self.entries = zip(rules, entries).map { Entry(rule: $0, constraint: $1.constraint) }
        }
    }

    /// What counts now.
    private var now = Moment()
    /// What counted before, the last of it at the end.
    private var former: [Moment] = []
    private static let mostFormer = 4
    /// When the stack first had any, which is its turn among other constraints.
    private var activation: Int?

    var all: [NSLayoutConstraint] { now.entries.map(\.constraint) }

    /// - Parameter rules: what the stack wants of its views; asked only where that isn't known.
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
            // By the stack, also what is about one view only, so that it ends with the stack.
            stack.add(entry.constraint)
        }
        if former.count > Self.mostFormer { forget(former.removeFirst(), in: stack) }
    }

    /// The stack wants something else than when its constraints were made, although the same views may be hidden.
    mutating func planChanged() {
        now.hidden = nil
        for index in former.indices { former[index].hidden = nil }
    }

    /// Other views are arranged now, so that former sets are not to come back.
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

    /// What may not give way stays also behind the first difference.
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

    /// Forgets those that are in no other set.
    private func forget(_ moment: Moment, in stack: UIStackView) {
        let kept = Set((former + [now]).flatMap { $0.entries.map { ObjectIdentifier($0.constraint) } })
        let engine = stack.constraintRoot.constraintsIfMade?.engine
        for entry in moment.entries where !kept.contains(ObjectIdentifier(entry.constraint)) {
            entry.constraint.isActive = false
            engine?.forget(entry.constraint)
        }
    }
}

/// Which views of a stack are hidden, and the stack's size across its axis if the hidden views keep to it.
struct HiddenViews: Equatable {
    private let places: [Int]
    private let breadth: CGFloat

    /// - Parameters:
    ///   - places: of the hidden views, in ascending order.
    ///   - breadth: of the stack, which hidden views keep.
    init(places: [Int], breadth: CGFloat) {
        self.places = places
        self.breadth = places.isEmpty ? 0 : breadth
    }
}

extension StackRule {
    /// Whether its constraint never gives way, so that its place among others decides nothing.
    fileprivate var isForGood: Bool { priority == .required && relation == .equal }
}
