/// How the two sides of a constraint compare.
package enum Relation: Int8, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
