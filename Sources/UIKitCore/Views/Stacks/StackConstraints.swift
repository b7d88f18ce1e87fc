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

    /// What counts now.
    private var entries: [Entry] = []
    /// What counted before, the last of it at the end.
    private var former: [[Entry]] = []
    private static let mostFormer = 4
    /// When the stack first had any, which is its turn among other constraints.
    private var activation: Int?

    var all: [NSLayoutConstraint] { entries.map(\.constraint) }

    mutating func follow(_ rules: [StackRule], in stack: UIStackView) {
        if !Self.are(entries, alike: rules) {
            let next = takeFormer(rules) ?? made(rules)
            change(to: next, in: stack)
        }
        let activation = activation ?? ViewConstraints.nextActivation()
        self.activation = activation
        for (place, rule) in rules.enumerated() {
            let constraint = entries[place].constraint
            entries[place].rule = rule
            constraint.standing = ConstraintTurn(activation: activation, place: place)
            if !rule.usesSystemSpacing, constraint.constant != rule.constant { constraint.constant = rule.constant }
            guard constraint.owner !== stack else { continue }
            constraint.isActive = false
            // By the stack, also what is about one view only, so that it ends with the stack.
            stack.add(constraint)
        }
    }

    /// Other views are arranged now, so that former sets are not to come back.
    mutating func forgetFormer(in stack: UIStackView) {
        let sets = former
        former = []
        for entries in sets { forget(entries, in: stack) }
    }

    private static func are(_ entries: [Entry], alike rules: [StackRule]) -> Bool {
        entries.count == rules.count && zip(entries, rules).allSatisfy { $0.rule.isAlike($1) }
    }

    private mutating func takeFormer(_ rules: [StackRule]) -> [Entry]? {
        guard let index = former.lastIndex(where: { Self.are($0, alike: rules) }) else { return nil }
        return former.remove(at: index)
    }

    /// What may not give way stays also behind the first difference.
    private func made(_ rules: [StackRule]) -> [Entry] {
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

    private mutating func change(to next: [Entry], in stack: UIStackView) {
        let staying = Set(next.map { ObjectIdentifier($0.constraint) })
        for entry in entries where !staying.contains(ObjectIdentifier(entry.constraint)) {
            entry.constraint.isActive = false
        }
        if !entries.isEmpty { former.append(entries) }
        entries = next
        if former.count > Self.mostFormer { forget(former.removeFirst(), in: stack) }
    }

    /// Forgets those that are in no other set.
    private func forget(_ entries: [Entry], in stack: UIStackView) {
        let kept = Set((former + [self.entries]).joined().map { ObjectIdentifier($0.constraint) })
        let engine = stack.constraintRoot.constraintsIfMade?.engine
        for entry in entries where !kept.contains(ObjectIdentifier(entry.constraint)) {
            entry.constraint.isActive = false
            engine?.forget(entry.constraint)
        }
    }
}

extension StackRule {
    /// Whether its constraint never gives way, so that its place among others decides nothing.
    fileprivate var isForGood: Bool { priority == .required && relation == .equal }
}
