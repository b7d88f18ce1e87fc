import CoreGraphics

/// A width or a height, as a compositional layout is told it.
package enum GroupLength: Sendable, Hashable {
    /// Of the width of what it lies in.
    case fractionOfWidth(CGFloat)
    /// Of the height of what it lies in.
    case fractionOfHeight(CGFloat)
    /// In points.
    case points(CGFloat)
    /// This many points, until the view has been measured.
    case estimate(CGFloat)
    /// As ``estimate(_:)``; all such items of a group are then as long as the longest of them.
    case estimateForAll(CGFloat)

    package var isEstimate: Bool {
        switch self {
        case .estimate, .estimateForAll: true
        case .fractionOfWidth, .fractionOfHeight, .points: false
        }
    }

    /// Whether it is a fraction of the length along `axis`.
    func isFraction(along axis: Axis) -> Bool {
        switch self {
        case .fractionOfWidth: axis == .horizontal
        case .fractionOfHeight: axis == .vertical
        case .points, .estimate, .estimateForAll: false
        }
    }

    /// R410: fractions are rounded down to the pixel, all else is kept.
    func resolved(in container: CGSize, _ grid: PixelGrid) -> CGFloat {
        switch self {
        case .fractionOfWidth(let fraction): grid.roundedDown(fraction * container.width)
        case .fractionOfHeight(let fraction): grid.roundedDown(fraction * container.height)
        case .points(let length), .estimate(let length), .estimateForAll(let length): length
        }
    }
}

/// A width and a height.
package struct GroupSize: Sendable, Hashable {
    package var width: GroupLength
    package var height: GroupLength

    package init(width: GroupLength, height: GroupLength) {
        self.width = width
        self.height = height
    }

    subscript(main axis: Axis) -> GroupLength {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package var isEstimated: Bool { width.isEstimate || height.isEstimate }

    package func resolved(in container: CGSize, _ grid: PixelGrid) -> CGSize {
        CGSize(width: width.resolved(in: container, grid), height: height.resolved(in: container, grid))
    }
}
