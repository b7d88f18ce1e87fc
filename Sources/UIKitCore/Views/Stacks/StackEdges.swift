/// The edges, centre and length of views along one axis.
@MainActor struct StackEdges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        (start, end, center, length) =
            axis == .horizontal
            ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }

    func start(_ item: LayoutItem) -> ConstraintSide { ConstraintSide(item, start) }
    func end(_ item: LayoutItem) -> ConstraintSide { ConstraintSide(item, end) }
    func center(_ item: LayoutItem) -> ConstraintSide { ConstraintSide(item, center) }
    func length(_ item: LayoutItem) -> ConstraintSide { ConstraintSide(item, length) }
}

extension ConstraintSide {
    /// Returns the distance from `origin` to this side.
    func from(_ origin: ConstraintSide) -> ConstraintSide {
        var side = self
        side.origin = (origin.item, origin.attribute)
        return side
    }
}

extension NSLayoutConstraint.Axis {
    var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
