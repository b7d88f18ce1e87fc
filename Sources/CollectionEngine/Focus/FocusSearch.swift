import CoreGraphics

/// Finds the rectangle that gets the focus when a person presses an arrow key.
///
/// The distance of a rectangle ahead is the gap to it. For a rectangle that isn't straight ahead, twice its distance
/// from the line through the start's middle is added. So a key goes straight on if there is something, and otherwise to
/// a neighbouring column rather than across an empty space.
///
///          ┌───┐          from a, down:  c, which is straight below and 20 away
///          │ a │                         b is nearer, but 50 aside
///          └───┘
///     ┌──┐
///     │b │  ┌──┐
///     └──┘  │c │
///           └──┘
package struct FocusSearch: Sendable {
    package enum Direction: Sendable, Hashable, CaseIterable {
        case up, down, left, right

        package var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
        package var isForward: Bool { self == .down || self == .right }
    }

    package let start: CGRect
    package let direction: Direction
    package private(set) var winner: ElementKey?
    private var best: Score?
    private let leastWay: CGFloat

    /// - Parameter leastWay: How far ahead the middle of a rectangle must be, in points.
    package init(from start: CGRect, toward direction: Direction, leastWay: CGFloat = 1) {
        self.start = start
        self.direction = direction
        self.leastWay = leastWay
    }

    /// Returns the same search from another place.
    package func beginning(at start: CGRect) -> FocusSearch {
        FocusSearch(from: start, toward: direction, leastWay: leastWay)
    }

    /// The cost of moving to a rectangle. Scores are compared number by number.
    private struct Score {
        var distance: CGFloat
        var centers: CGFloat

        static func < (one: Score, other: Score) -> Bool {
            one.distance != other.distance ? one.distance < other.distance : one.centers < other.centers
        }
    }

    /// Considers another rectangle. Of two with the same score the earlier item wins, in any order of calls.
    package mutating func offer(_ key: ElementKey, at frame: CGRect) {
        guard let score = score(of: frame) else { return }
        if let best, let winner {
            guard score < best || !(best < score) && key < winner else { return }
        }
        best = score
        winner = key
    }

    /// Returns whether the middle of `frame` is in the direction.
    package func isAhead(_ frame: CGRect) -> Bool { way(to: frame) > leastWay }

    private func score(of frame: CGRect) -> Score? {
        guard isAhead(frame) else { return nil }
        let axis = direction.axis
        let ahead = direction.isForward ? frame.min(axis) - start.max(axis) : start.min(axis) - frame.max(axis)
        let cross = axis.cross
        let isStraightAhead = frame.min(cross) < start.max(cross) && start.min(cross) < frame.max(cross)
        let middle = start.middle(cross)
        let aside = isStraightAhead ? 0 : max(frame.min(cross) - middle, middle - frame.max(cross), 0)
        return Score(
            distance: max(ahead, 0) + 2 * aside,
            centers: abs(frame.middle(cross) - middle) + way(to: frame))
    }

    private func way(to frame: CGRect) -> CGFloat {
        let way = frame.middle(direction.axis) - start.middle(direction.axis)
        return direction.isForward ? way : -way
    }
}

extension CGRect {
    fileprivate func middle(_ axis: Axis) -> CGFloat { axis == .vertical ? midY : midX }
}
