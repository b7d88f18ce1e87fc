import CoreGraphics

/// A width or a height in the form that an app states for a compositional layout.
package enum GroupLength: Sendable, Hashable {
    /// A fraction of the container's width.
    case fractionOfWidth(CGFloat)
    /// A fraction of the container's height.
    case fractionOfHeight(CGFloat)
    /// A number of points.
    case points(CGFloat)
    /// A number of points, until the view is measured.
    case estimate(CGFloat)
    /// As ``estimate(_:)``, and all such items of a group become as long as the longest of them.
    case estimateForAll(CGFloat)

    package var isEstimate: Bool {
        switch self {
        case .estimate, .estimateForAll: true
        case .fractionOfWidth, .fractionOfHeight, .points: false
        }
    }

    /// Whether the length is a fraction of the container's length along `axis`.
    func isFraction(along axis: Axis) -> Bool {
        switch self {
        case .fractionOfWidth: axis == .horizontal
        case .fractionOfHeight: axis == .vertical
        case .points, .estimate, .estimateForAll: false
        }
    }

    /// Rounds fractions down to a pixel, and leaves other lengths as they are (R410).
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
