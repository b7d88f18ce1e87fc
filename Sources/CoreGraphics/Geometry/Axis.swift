/// The direction along which something is laid out or scrolled.
///
/// Layout code is written once for a `main` axis and its `cross` axis, never twice for x and y:
///
///     let step = size[main: axis] + lineSpacing
package enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical

    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    package init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    package subscript(main axis: Axis) -> CGFloat {
        get { axis == .vertical ? height : width }
        set { if axis == .vertical { height = newValue } else { width = newValue } }
    }

    package subscript(cross axis: Axis) -> CGFloat {
        get { self[main: axis.cross] }
        set { self[main: axis.cross] = newValue }
    }
}

extension CGPoint {
    package init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }

    package subscript(main axis: Axis) -> CGFloat {
        get { axis == .vertical ? y : x }
        set { if axis == .vertical { y = newValue } else { x = newValue } }
    }

    package subscript(cross axis: Axis) -> CGFloat {
        get { self[main: axis.cross] }
        set { self[main: axis.cross] = newValue }
    }
}

extension CGRect {
    package init(main: Range<CGFloat>, cross: Range<CGFloat>, axis: Axis) {
        self.init(
            origin: CGPoint(main: main.lowerBound, cross: cross.lowerBound, axis: axis),
            size: CGSize(
                main: main.upperBound - main.lowerBound, cross: cross.upperBound - cross.lowerBound, axis: axis))
    }

    package func min(_ axis: Axis) -> CGFloat { origin[main: axis] }
    package func max(_ axis: Axis) -> CGFloat { origin[main: axis] + size[main: axis] }
}
