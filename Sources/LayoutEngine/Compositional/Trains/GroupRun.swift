import CoreGraphics

/// Consecutive groups of a train that are alike. Plain memory, and little of it: an edit moves thousands of them at
/// once.
struct GroupRun: OffsetTreeElement, BitwiseCopyable {
    /// The number of groups.
    var count: Int
    /// The distance from one group to the next.
    let step: CGFloat
    /// If groups are rows, the length of the item in each.
    let rowLength: CGFloat
    private let shortItemCount: Int32
    private let shortPlan: Int32

    /// - Parameter plan: The number of the groups' plan in ``MeasuredGroups``; nil for the train's own plan.
    init(count: Int, itemCount: Int, step: CGFloat, rowLength: CGFloat = 0, plan: Int? = nil) {
        self.count = count
        self.step = step
        self.rowLength = rowLength
        shortItemCount = Int32(itemCount)
        shortPlan = plan.map(Int32.init) ?? -1
    }

    /// The number of items in each group.
    var itemCount: Int { Int(shortItemCount) }

    var plan: Int? { shortPlan < 0 ? nil : Int(shortPlan) }

    var measure: OffsetMeasure { OffsetMeasure(count: count * itemCount, length: CGFloat(count) * step) }

    func isAlike(_ other: GroupRun) -> Bool {
        plan == nil && other.plan == nil && itemCount == other.itemCount && step == other.step
            && rowLength == other.rowLength
    }
}
