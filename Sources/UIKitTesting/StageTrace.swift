import CollectionEngine
import UIKitCore

/// How much work the collection views of a stage's window have done: counts, for tests to assert in place of times.
///
///     #expect(stage.trace.passes == 1)
///     #expect(stage.trace.cellsCreated == 8)
public struct StageTrace: Sendable, Hashable {
    /// Times the views in sight were brought up to date.
    public var passes = 0
    /// Times layouts were prepared.
    public var prepares = 0
    /// Times layouts were asked for the elements in a rectangle.
    public var queries = 0
    /// Times views were asked which size they would rather have.
    public var sizeQuestions = 0
    /// Times layouts were prepared once more within a pass, because views wanted other sizes.
    public var sizingRounds = 0
    public var cellsCreated = 0
    public var cellsReused = 0
    /// Times cells were filled before their items were in sight.
    public var cellsPreparedAhead = 0
    /// Times cells came on screen that were filled already: kept since they left, or prepared ahead.
    public var cellsShownAgain = 0
    public var supplementaryViewsCreated = 0
    public var supplementaryViewsReused = 0
}

extension Stage {
    /// The counts of all collection views that are in the window now, together.
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
