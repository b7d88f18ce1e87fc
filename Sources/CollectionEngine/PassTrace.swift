/// What layout passes did, in numbers; tests and benchmarks assert these instead of times.
package struct PassTrace: Sendable, Hashable {
    /// Times the visible views were brought up to date.
    package var passes = 0
    /// Times the layout was prepared.
    package var prepares = 0
    /// Times the layout was asked for the elements in a rectangle.
    package var queries = 0
    /// Times views were asked which size they would rather have.
    package var sizeQuestions = 0
    /// Times the layout was prepared once more within a pass, because views wanted other sizes.
    package var sizingRounds = 0
    package var cellsCreated = 0
    package var cellsReused = 0
    package var supplementaryViewsCreated = 0
    package var supplementaryViewsReused = 0

    package init() {}
}
