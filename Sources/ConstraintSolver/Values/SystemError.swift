/// The reason why a system has no solution.
package enum SystemError: Error, Hashable, Sendable {
    /// These required constraints can't hold together. Without any one of them the others could.
    case conflict([ConstraintHandle])
    /// A number is infinite, NaN, or beyond `LinearSystem.largestConstant` or `largestCoefficient`; a priority isn't
    /// from 0 to 1000; or numbers differ so much in size that rounding leaves no solution.
    case unusableNumber
    /// The constraint or the variable was removed, or a constraint still uses the variable.
    case notInSystem
}
