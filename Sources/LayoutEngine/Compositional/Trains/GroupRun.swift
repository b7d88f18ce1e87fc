import CoreGraphics

/// Groups of a train that follow each other and are alike. Plain memory, and little of it: thousands of them are moved at once.
struct GroupRun: OffsetTreeElement, BitwiseCopyable {
    /// How many groups.
    var count: Int
    /// From one group to the next.
    let step: CGFloat
    /// How long the one item of each is, if groups are rows.
    let rowLength: CGFloat
    private let shortItemCount: Int32
    private let shortPlan: Int32

    /// - Parameter plan: the number of its group's plan in ``MeasuredGroups``; nil if it is the train's own.
    init(count: Int, itemCount: Int, step: CGFloat, rowLength: CGFloat = 0, plan: Int? = nil) {
        self.count = count
        self.step = step
        self.rowLength = rowLength
        shortItemCount = Int32(itemCount)
        shortPlan = plan.map(Int32.init) ?? -1
    }

    /// In each group.
    var itemCount: Int { Int(shortItemCount) }

    var plan: Int? { shortPlan < 0 ? nil : Int(shortPlan) }

    var measure: OffsetMeasure { OffsetMeasure(count: count * itemCount, length: CGFloat(count) * step) }

    func isAlike(_ other: GroupRun) -> Bool {
        plan == nil && other.plan == nil && itemCount == other.itemCount && step == other.step
            && rowLength == other.rowLength
    }
}
