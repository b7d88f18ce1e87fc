import CoreGraphics

/// The offsets at which content comes to rest along an axis: at pages, or at places with different distances between
/// them.
///
/// Stops are numbered from 0. A number with a fraction is between two stops. Numbers continue beyond the last stop; the
/// caller limits offsets that content can't reach.
protocol ScrollStops {
    func number(at offset: CGFloat) -> CGFloat

    /// - Parameter number: A whole number.
    func offset(of number: CGFloat) -> CGFloat

    /// Whether a flick goes at most to the next stop, however fast it is.
    var isOneAtATime: Bool { get }
}

extension ScrollStops {
    func nearest(to offset: CGFloat) -> CGFloat { self.offset(of: number(at: offset).rounded()) }

    /// Returns the stop nearest to `offset`, or after a flick the next one in its direction. It's at most one stop from
    /// where the drag began (R336).
    ///
    /// - Parameter firstOffset: The content offset at the beginning of the drag.
    func target(from offset: CGFloat, velocity: CGFloat, firstOffset: CGFloat) -> CGFloat {
        let number = number(at: offset)
        let flick = ScrollConstants.pagingFlick
        let wanted =
            velocity > flick ? number.rounded(.up) : velocity < -flick ? number.rounded(.down) : number.rounded()
        let first = self.number(at: firstOffset)
        return self.offset(
            of: wanted.clamped(to: ((first - hair).rounded(.up) - 1)...((first + hair).rounded(.down) + 1)))
    }

    /// Content rests on whole pixels, so it may be slightly off a stop. A smaller distance than this, as a share of the
    /// distance between stops, counts as being at the stop.
    private var hair: CGFloat { 0.01 }

    /// Returns where content comes to rest after a trackpad's movement: at the next stop in its direction, if a little
    /// of that one is visible already.
    func target(from offset: CGFloat, direction: CGFloat) -> CGFloat {
        let number = number(at: offset)
        let some = ScrollConstants.meantPart
        return self.offset(
            of: direction > 0
                ? (number - some).rounded(.up) : direction < 0 ? (number + some).rounded(.down) : number.rounded())
    }

    /// Returns the stop before or after the one at `offset`.
    ///
    /// - Parameter direction: Positive for the next stop, negative for the previous one, 0 for `offset` itself.
    func neighbor(of offset: CGFloat, direction: CGFloat) -> CGFloat {
        guard direction != 0 else { return offset }
        let number = number(at: offset)
        return self.offset(
            of: direction > 0 ? (number + hair).rounded(.down) + 1 : (number - hair).rounded(.up) - 1)
    }
}

/// Stops at multiples of the view's length.
struct PageStops: ScrollStops {
    let length: CGFloat

    func number(at offset: CGFloat) -> CGFloat { offset / length }

    func offset(of number: CGFloat) -> CGFloat { number * length }

    var isOneAtATime: Bool { true }
}
