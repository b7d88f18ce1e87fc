import ConstraintSolver
import CoreGraphics

/// Answers questions of a person who looks for a mistake. Each question needs many solutions.
extension ConstraintEngine {
    typealias Attribute = NSLayoutConstraint.Attribute

    // MARK: Ambiguity

    func isAmbiguous(_ item: LayoutItem) -> Bool {
        NSLayoutConstraint.Axis.both.contains { ambiguity(of: item, along: $0) != nil }
    }

    /// Returns what constraints leave open of a view's position and size along an axis, and what would settle it; nil
    /// if nothing is open.
    func ambiguity(of item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> ConstraintAmbiguity? {
        guard item.engine == id else { return nil }
        holdRoot()
        let open = openAttributes(of: item, along: axis, in: system)
        guard !open.isEmpty else { return nil }
        let candidates = ConstraintAmbiguity.candidates(along: axis)
        let single = candidates.filter { settles([$0], item, axis) }
        if !single.isEmpty { return ConstraintAmbiguity(open: open, remedies: single.map { [$0] }) }
        let pair = [axis == .horizontal ? Attribute.leading : .top, axis == .horizontal ? .width : .height]
        return ConstraintAmbiguity(open: open, remedies: [pair])
    }

    private func openAttributes(
        of item: LayoutItem, along axis: NSLayoutConstraint.Axis, in system: LinearSystem
    ) -> [Attribute] {
        let open = Set(system.undeterminedVariables())
        return axis.variables(of: item).filter { open.contains($0.variable) }.map(\.attribute)
    }

    /// Returns whether nothing would be open with these attributes held at their current values.
    private func settles(_ attributes: [Attribute], _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
        var trial = system
        for attribute in attributes {
            let terms = Self.terms(of: attribute, item)
            let value = terms.reduce(0) { $0 + $1.coefficient * system.value(of: $1.variable) }
            guard (try? trial.add(LinearConstraint(terms, .equal, value))) != nil else { return false }
        }
        return openAttributes(of: item, along: axis, in: trial).isEmpty
    }

    private static func terms(of attribute: Attribute, _ item: LayoutItem) -> [LinearExpression.Term] {
        typealias Term = LinearExpression.Term
        let own = item.variables
        let isMirrored = item.view?.isRightToLeft ?? false
        return switch attribute.resolved(isRightToLeft: isMirrored) {
        case .right: [Term(own.x), Term(own.width)]
        case .centerX: [Term(own.x), Term(own.width, 0.5)]
        case .width: [Term(own.width)]
        case .top: [Term(own.y)]
        case .bottom: [Term(own.y), Term(own.height)]
        case .centerY: [Term(own.y), Term(own.height, 0.5)]
        case .height: [Term(own.height)]
        default: [Term(own.x)]
        }
    }

    /// Asks for other values of what is open, at a lower priority than everything that the app asks for.
    ///
    /// - Returns: Whether anything is open.
    func exercise(_ item: LayoutItem) -> Bool {
        for row in exerciseRows { removeRow(row) }
        exerciseRows = []
        holdRoot()
        try? system.solve()
        guard item.engine == id else { return false }
        let open = Set(system.undeterminedVariables())
        for variable in item.variables.all where open.contains(variable) {
            let wish = LinearConstraint(
                variable, .equal, Self.nextExercise(), priority: Priority(.leastNonzeroMagnitude))
            if let row = insert(wish, owner: .exercise(item)) { exerciseRows.append(row) }
        }
        return !exerciseRows.isEmpty
    }

    /// Returns a number of at most 200 points that looks random but is the same in every run.
    private static func nextExercise() -> Double {
        exercises += 1
        return 200 * (Double(exercises) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
    }

    private static var exercises = 0

    // MARK: Constraints that affect a view

    func constraints(placing item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard item.engine == id else { return [] }
        holdRoot()
        let variables = axis.variables(of: item)
        var trial = system
        // A view that is at 0 could be there without any constraint. With a weak wish for another value, only its
        // constraints keep it there.
        for (variable, _) in variables {
            let elsewhere = LinearConstraint(
                variable, .equal, system.value(of: variable) + 1, priority: Priority(.leastNonzeroMagnitude))
            _ = try? trial.insert(elsewhere)
        }
        try? trial.solve()
        var rows: Set<ConstraintHandle> = []
        for (variable, attribute) in variables {
            var terms = [LinearExpression.Term(variable)]
            if attribute.kind != .size, let around = item.container.map(self.item(of:)), around.engine == id {
                terms.append(.init(axis == .horizontal ? around.variables.x : around.variables.y, -1))
            }
            rows.formUnion(trial.constraintsDetermining(terms))
        }
        let found = rows.compactMap { row -> NSLayoutConstraint? in
            if case .constraint(let constraint) = namesOfRows[row] { constraint } else { nil }
        }
        return found.sorted { $0.activation < $1.activation }
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    /// Returns the variables of an item's position and length.
    @MainActor fileprivate func variables(
        of item: LayoutItem
    ) -> [(variable: Variable, attribute: NSLayoutConstraint.Attribute)] {
        let own = item.variables
        return self == .horizontal ? [(own.x, .left), (own.width, .width)] : [(own.y, .top), (own.height, .height)]
    }
}
