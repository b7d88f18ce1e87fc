/// How much a system has done since it was made.
package struct Work: Sendable, Equatable {
    /// Rows that came into the basis.
    package var exchanges = 0
    /// Constraints that went from one side of their constant to the other without coming into the basis.
    package var flips = 0
    /// Values of variables that were computed.
    package var movedValues = 0
    /// Constraints whose sides were looked at.
    package var checkedRows = 0
    /// Times the basis was factored from scratch.
    package var factorings = 0
    /// Times everything was forgotten and solved from the beginning, because rounding or a cycle got in the way.
    package var restarts = 0
}
