import CoreGraphics

/// A plan that is kept once for all groups that go by it.
final class SharedGroupPlan: Sendable {
    let plan: GroupPlan
    /// Where the groups begin across the axis on which they follow each other, from the section's corner.
    let cross: CGFloat
    /// Whether all items lie inside of the group and can be seen, so that what shows all of the group shows all of them.
    let isSolid: Bool
    /// How far from its beginning all of its items begin; nil where they begin at several places.
    let level: CGFloat?
    /// How long all of its items are along the axis; nil where they differ.
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
