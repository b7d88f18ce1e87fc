import CoreGraphics
import Foundation

/// The scale of content when two fingers pull at it: a value, without a view.
///
///     let physics = ZoomPhysics(minimum: 1, maximum: 4)
///     physics.shownScale(forPinched: 3)        // 3: between the limits content follows the fingers
///     physics.shownScale(forPinched: 8)        // 5.42: beyond them it follows less and less
///
/// Scales are factors, lengths are in points.
package struct ZoomPhysics: Sendable, Hashable {
    /// The scales at which content can rest.
    package var range: ClosedRange<CGFloat>
    /// Whether content can be zoomed past its limits.
    package var bounces: Bool

    /// The smallest scale: from a scale of 0 there would be no way back.
    package static let smallest: CGFloat = 0.001

    /// - Parameter maximum: A maximum below the minimum counts as the minimum.
    package init(minimum: CGFloat, maximum: CGFloat, bounces: Bool = true) {
        let lowest = max(minimum, Self.smallest)
        range = lowest...max(lowest, maximum)
        self.bounces = bounces
    }

    /// Whether there is more than one scale.
    package var isZoomable: Bool { range.lowerBound < range.upperBound }

    /// Returns the nearest scale at which content can rest.
    package func restingScale(for scale: CGFloat) -> CGFloat { scale.clamped(to: range) }

    /// Returns the scale of the content when the fingers have pulled it to `scale`.
    ///
    /// Past a limit it follows less and less, as content past an edge does (M9). It never exceeds twice the upper limit
    /// or falls below half of the lower one.
    package func shownScale(forPinched scale: CGFloat) -> CGFloat {
        let limit = restingScale(for: scale)
        guard scale != limit else { return scale }
        guard bounces else { return limit }
        let isAbove = scale > limit
        let excess = ScrollPhysics.rubberBand((isAbove ? scale / limit : limit / scale) - 1, viewport: 1)
        return isAbove ? limit * (1 + excess) : limit / (1 + excess)
    }

    /// Returns the scale to which the fingers have to pull for content to be shown at `scale`.
    package func pinchedScale(forShown scale: CGFloat) -> CGFloat {
        let limit = restingScale(for: scale)
        let isAbove = scale > limit
        let shown = (isAbove ? scale / limit : limit / scale) - 1
        guard shown > 0, shown < 1 else { return scale }
        let excess = shown / (ScrollConstants.rubberBand * (1 - shown))
        return isAbove ? limit * (1 + excess) : limit / (1 + excess)
    }

    /// Returns the scale at which `size` just fits into `viewport`.
    package func scale(showing size: CGSize, in viewport: CGSize) -> CGFloat {
        let fitting = min(viewport.width / max(size.width, 1e-6), viewport.height / max(size.height, 1e-6))
        return restingScale(for: fitting)
    }
}
