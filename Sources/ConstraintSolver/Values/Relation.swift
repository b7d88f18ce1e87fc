/// The relation between the two sides of a constraint.
package enum Relation: Int8, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
