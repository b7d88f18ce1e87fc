import CoreGraphics

/// A plan that all groups with the same layout share.
final class SharedGroupPlan: Sendable {
    let plan: GroupPlan
    /// Where the groups begin across the axis on which they follow each other, from the section's corner.
    let cross: CGFloat
    /// Whether all items are inside the group and visible, so that they are visible if the whole group is.
    let isSolid: Bool
    /// The position at which all items begin, from the group's beginning; nil if positions differ.
    let level: CGFloat?
    /// The length of all items along the axis; nil if lengths differ.
    let commonLength: CGFloat?

    init(_ plan: GroupPlan, across cross: CGFloat, along axis: Axis, on grid: PixelGrid) {
        self.plan = plan
        self.cross = cross
        let first = plan.places.first?.frame.origin[main: axis]
        level = plan.places.allSatisfy { $0.frame.origin[main: axis] == first } ? first : nil
        let length = plan.places.first?.frame.size[main: axis]
        commonLength = plan.places.allSatisfy { $0.frame.size[main: axis] == length } ? length : nil
        let pixel = 1 / grid.scale
        isSolid = plan.places.allSatisfy { place in
            let frame = place.frame
            return frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= plan.size.width && frame.maxY <= plan.size.height
                && frame.width >= pixel && frame.height >= pixel
        }
    }
}
