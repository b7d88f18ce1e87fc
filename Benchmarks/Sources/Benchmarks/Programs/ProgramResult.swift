/// What a program prints, in one line of JSON: this one and its peers alike. Times in nanoseconds.
struct ProgramResult: Codable, Sendable {
    var name: String
    /// From the program's first line to the end of the first layout.
    var firstLayout: Double?
    /// The same to the end of the first frame.
    var firstFrame: Double?
    /// Bytes by which resident memory grew from the program's first line to the end of the first layout, or of all steps.
    var memory: Double?
    /// The median scroll step.
    var step: Double?
    /// A scroll step on average: where some bind a row and some don't, the median says little.
    var meanStep: Double?
    /// Of a hundred scroll steps one takes longer.
    var slowStep: Double?
    /// The median frame after a scroll step.
    var frame: Double?
    /// The median of scrolling by a whole screen.
    var jump: Double?
    /// Laying out all items again, for each of them.
    var perItem: Double?
    /// One item coming in or going at the front, until the content's size is known again.
    var edit: Double?
    /// Over all timed steps.
    var cellsCreated: Double?
    var cellsBoundPerStep: Double?
    var allocationsPerCellBound: Double?
}
