import CollectionEngine
import UIKitCore

/// How much work the collection views in a stage's window have done. Tests assert these counts instead of times.
///
///     #expect(stage.trace.passes == 1)
///     #expect(stage.trace.cellsCreated == 8)
public struct StageTrace: Sendable, Hashable {
    /// How often collection views updated their visible views.
    public var passes = 0
    /// How often layouts were prepared.
    public var prepares = 0
    /// How often collection views asked their layouts for the elements in a rectangle.
    public var queries = 0
    /// How often collection views asked views for their preferred sizes.
    public var sizeQuestions = 0
    /// How often a layout pass prepared the layout again, because views preferred other sizes.
    public var sizingRounds = 0
    public var cellsCreated = 0
    public var cellsReused = 0
    /// How many cells were filled before their items came into view.
    public var cellsPreparedAhead = 0
    /// How many cells came into view that were filled already: kept since they left, or prepared ahead.
    public var cellsShownAgain = 0
    public var supplementaryViewsCreated = 0
    public var supplementaryViewsReused = 0
}

extension Stage {
    /// The counts of all collection views in the window, added up.
    public var trace: StageTrace {
        var sum = StageTrace()
        window.addTraces(to: &sum)
        return sum
    }
}

extension UIView {
    fileprivate func addTraces(to sum: inout StageTrace) {
        if let trace = (self as? UICollectionView)?.trace {
            sum.passes += trace.passes
            sum.prepares += trace.prepares
            sum.queries += trace.queries
            sum.sizeQuestions += trace.sizeQuestions
            sum.sizingRounds += trace.sizingRounds
            sum.cellsCreated += trace.cellsCreated
            sum.cellsReused += trace.cellsReused
            sum.cellsPreparedAhead += trace.cellsPreparedAhead
            sum.cellsShownAgain += trace.cellsShownAgain
            sum.supplementaryViewsCreated += trace.supplementaryViewsCreated
            sum.supplementaryViewsReused += trace.supplementaryViewsReused
        }
        for view in subviews { view.addTraces(to: &sum) }
    }
}
