/// What a system says instead of an answer.
package enum SystemError: Error, Hashable, Sendable {
    /// These required constraints cannot hold together; without any one of them the others could.
    case conflict([ConstraintHandle])
    /// A number is infinite, not a number, or beyond `LinearSystem.largestConstant` or `largestCoefficient`; a priority is
    /// not from 0 to 1000; or numbers are so far apart that rounding leaves no answer.
    case unusableNumber
    /// The constraint or the variable was removed, or a constraint still uses the variable.
    case notInSystem
}
