/// What a program prints, in one line of JSON: this program as well as its peers. Times are in nanoseconds.
struct ProgramResult: Codable, Sendable {
    var name: String
    /// The time from the program's first line to the end of the first layout.
    var firstLayout: Double?
    /// The time from the program's first line to the end of the first frame.
    var firstFrame: Double?
    /// How many bytes resident memory grew from the program's first line to the end of the first layout, or of all
    /// steps.
    var memory: Double?
    /// The median scroll step.
    var step: Double?
    /// The mean scroll step. If some steps bind a row and others don't, the median says little.
    var meanStep: Double?
    /// The 99th percentile of the scroll steps.
    var slowStep: Double?
    /// The median frame after a scroll step.
    var frame: Double?
    /// The median of scrolling by a whole screen.
    var jump: Double?
    /// The time of laying out all items again, per item.
    var perItem: Double?
    /// The time of inserting or removing an item at the front, until the content size is known again.
    var edit: Double?
    /// The median frame of a fling.
    var flingFrame: Double?
    /// How many cells all timed steps created.
    var cellsCreated: Double?
    var cellsBoundPerStep: Double?
    var allocationsPerCellBound: Double?
}
