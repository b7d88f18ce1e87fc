/// The direction of layout or scrolling.
///
/// Layout code is written once, for a `main` axis and its `cross` axis, instead of twice for x and y:
///
///     let step = size[main: axis] + lineSpacing
@usableFromInline package enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical

    @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    @inlinable package init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    @inlinable package subscript(main axis: Axis) -> CGFloat {
        get { axis == .vertical ? height : width }
        set { if axis == .vertical { height = newValue } else { width = newValue } }
    }

    @inlinable package subscript(cross axis: Axis) -> CGFloat {
        get { self[main: axis.cross] }
        set { self[main: axis.cross] = newValue }
    }
}

extension CGPoint {
    @inlinable package init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }

    @inlinable package subscript(main axis: Axis) -> CGFloat {
        get { axis == .vertical ? y : x }
        set { if axis == .vertical { y = newValue } else { x = newValue } }
    }

    @inlinable package subscript(cross axis: Axis) -> CGFloat {
        get { self[main: axis.cross] }
        set { self[main: axis.cross] = newValue }
    }
}

extension CGRect {
    @inlinable package init(main: Range<CGFloat>, cross: Range<CGFloat>, axis: Axis) {
        self.init(
            origin: CGPoint(main: main.lowerBound, cross: cross.lowerBound, axis: axis),
            size: CGSize(
                main: main.upperBound - main.lowerBound, cross: cross.upperBound - cross.lowerBound, axis: axis))
    }

    @inlinable package func min(_ axis: Axis) -> CGFloat { origin[main: axis] }
    @inlinable package func max(_ axis: Axis) -> CGFloat { origin[main: axis] + size[main: axis] }
}
