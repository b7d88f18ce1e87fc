/// Constraints that a stack made, each with what it was made for.
///
/// Which view gives way among equals depends on the order in which constraints are activated (R887). So what stands behind the first
/// difference is made again: the same stack has the same frames, whatever came before.
@MainActor struct StackConstraints {
    private var held: [(rule: StackRule, constraint: NSLayoutConstraint)] = []

    var all: [NSLayoutConstraint] { held.map(\.constraint) }

    mutating func follow(_ rules: [StackRule], in stack: UIStackView) {
        var kept = 0
        while kept < held.count, kept < rules.count, held[kept].constraint.owner === stack,
            held[kept].rule.isAlike(rules[kept])
        {
            if rules[kept].constant != held[kept].rule.constant {
                held[kept].constraint.constant = rules[kept].constant
                held[kept].rule = rules[kept]
            }
            kept += 1
        }
        for (_, constraint) in held[kept...] { constraint.isActive = false }
        held.removeSubrange(kept...)
        for rule in rules[kept...] {
            let constraint = rule.makeConstraint()
            // By the stack, also what is about one view only, so that it ends with the stack.
            stack.add(constraint)
            held.append((rule, constraint))
        }
    }
}
