/// What layout passes did, in numbers; tests and benchmarks assert these instead of times.
package struct PassTrace: Sendable, Hashable {
    /// Times the visible views were brought up to date.
    package var passes = 0
    /// Times the layout was prepared.
    package var prepares = 0
    /// Times the layout was asked for the elements in a rectangle.
    package var queries = 0
    /// Times a built-in layout computed where everything is.
    package var solves = 0
    /// Times a delegate was asked for the size of an item.
    package var delegateSizeQuestions = 0
    /// Times a view that is in sight was compared with what the layout says of it.
    package var comparisons = 0
    /// Times views were asked which size they would rather have.
    package var sizeQuestions = 0
    /// Times the layout was prepared once more within a pass, because views wanted other sizes.
    package var sizingRounds = 0
    package var cellsCreated = 0
    package var cellsReused = 0
    /// Times a cell was filled before its item was in sight.
    package var cellsPreparedAhead = 0
    /// Times a cell came on screen that was filled already.
    package var cellsShownAgain = 0
    package var supplementaryViewsCreated = 0
    package var supplementaryViewsReused = 0

    package init() {}
}
