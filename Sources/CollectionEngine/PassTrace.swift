/// Counts what layout passes did. Tests and benchmarks assert these counts instead of times.
package struct PassTrace: Sendable, Hashable {
    /// How often the visible views were updated.
    package var passes = 0
    /// How often the layout was prepared.
    package var prepares = 0
    /// How often the layout was asked for the elements in a rectangle.
    package var queries = 0
    /// How often a built-in layout computed the place of everything.
    package var solves = 0
    /// How often a delegate was asked for the size of an item.
    package var delegateSizeQuestions = 0
    /// How often a visible view was compared with its layout attributes.
    package var comparisons = 0
    /// How often views were asked for their preferred sizes.
    package var sizeQuestions = 0
    /// How often a pass prepared the layout again, because views preferred other sizes.
    package var sizingRounds = 0
    package var cellsCreated = 0
    package var cellsReused = 0
    /// How many cells were filled before their items came into view.
    package var cellsPreparedAhead = 0
    /// How many cells that were filled already came into view.
    package var cellsShownAgain = 0
    package var supplementaryViewsCreated = 0
    package var supplementaryViewsReused = 0

    package init() {}
}
