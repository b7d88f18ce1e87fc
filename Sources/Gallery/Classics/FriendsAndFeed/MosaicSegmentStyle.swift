import UIKit

/// How a strip of the mosaic is divided into one, two or three photos.
enum MosaicSegmentStyle: Sendable {
    case fullWidth
    case halves
    case twoThirdsOneThird
    case oneThirdTwoThirds

    /// Returns the style of the next strip, for the remaining photos.
    static func next(after last: MosaicSegmentStyle, remaining: Int) -> MosaicSegmentStyle {
        switch (remaining, last) {
        case (1, _): .fullWidth
        case (2, _), (_, .fullWidth), (_, .oneThirdTwoThirds): .halves
        case (_, .halves): .twoThirdsOneThird
        case (_, .twoThirdsOneThird): .oneThirdTwoThirds
        }
    }

    func frames(in segment: CGRect) -> [CGRect] {
        switch self {
        case .fullWidth:
            return [segment]
        case .halves:
            let halves = segment.dividedIntegral(fraction: 0.5, from: .minXEdge)
            return [halves.first, halves.second]
        case .twoThirdsOneThird:
            let (large, column) = segment.dividedIntegral(fraction: 2 / 3, from: .minXEdge)
            let stack = column.dividedIntegral(fraction: 0.5, from: .minYEdge)
            return [large, stack.first, stack.second]
        case .oneThirdTwoThirds:
            let (column, large) = segment.dividedIntegral(fraction: 1 / 3, from: .minXEdge)
            let stack = column.dividedIntegral(fraction: 0.5, from: .minYEdge)
            return [stack.first, stack.second, large]
        }
    }
}
