/// How much work a system has done since it was made.
package struct Work: Sendable, Equatable {
    /// How many rows entered the basis.
    package var exchanges = 0
    /// How many constraints moved from one side of their constant to the other without entering the basis.
    package var flips = 0
    /// How many values of variables were computed.
    package var movedValues = 0
    /// How many constraints were checked for their side.
    package var checkedRows = 0
    /// How often the basis was factored from scratch.
    package var factorings = 0
    /// How often the system started over, because of rounding errors or a cycle.
    package var restarts = 0
}
