/// A constraint on variables: `terms relation constant`.
///
/// An optional constraint that can't hold is missed by as little as possible. An inequality counts only on its wrong
/// side.
package struct LinearConstraint: Sendable {
    package var terms: [LinearExpression.Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Priority
    /// Which of several equal constraints gives way: one with a lower order is the first to be exceeded, and the last
    /// to be fallen short of. Without an order, the order of addition decides.
    package var order: Int32?
    /// Whether an inequality holds exactly if nothing speaks against it: if `x ≤ 10` is the only constraint on `x`, `x`
    /// is 10. If several can't all be exact, those with lower orders are.
    package var isExactIfFree = false

    package init(
        _ terms: [LinearExpression.Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        order: Int32? = nil
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.order = order
    }

    package init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required,
        order: Int32? = nil
    ) {
        let difference = left - right
        self.init(difference.terms, relation, -difference.constant, priority: priority, order: order)
    }

    package init(
        _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority = .required,
        order: Int32? = nil
    ) {
        self.init([LinearExpression.Term(variable)], relation, constant, priority: priority, order: order)
    }
}
