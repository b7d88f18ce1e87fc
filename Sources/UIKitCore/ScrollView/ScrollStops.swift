import CoreGraphics

/// Where content comes to rest along an axis, if not anywhere: at pages, or at places that need not be equally far apart.
///
/// Stops are numbered from 0; a number with a fraction is between two of them. Numbers go on beyond the last stop, and offsets that
/// content cannot reach are limited by whoever asks.
protocol ScrollStops {
    func number(at offset: CGFloat) -> CGFloat

    /// - Parameter number: a whole one.
    func offset(of number: CGFloat) -> CGFloat

    /// Whether a flick goes no further than to the next stop, however fast it is.
    var isOneAtATime: Bool { get }
}

extension ScrollStops {
    func nearest(to offset: CGFloat) -> CGFloat { self.offset(of: number(at: offset).rounded()) }

    /// The stop nearest to `offset`, or after a flick the next one in its direction; never further than one stop from where the content
    /// was when the drag began (R336).
    ///
    /// - Parameter firstOffset: Where the content was then.
    func target(from offset: CGFloat, velocity: CGFloat, firstOffset: CGFloat) -> CGFloat {
        let number = number(at: offset)
        let flick = ScrollConstants.pagingFlick
        let wanted =
            velocity > flick ? number.rounded(.up) : velocity < -flick ? number.rounded(.down) : number.rounded()
        let first = self.number(at: firstOffset)
        return self.offset(
            of: wanted.clamped(to: ((first - hair).rounded(.up) - 1)...((first + hair).rounded(.down) + 1)))
    }

    /// Content rests on whole pixels, so it may be slightly off a stop. Anything closer than this (a fraction of the distance between
    /// stops) counts as being at the stop.
    private var hair: CGFloat { 0.01 }

    /// Where content goes on to when a trackpad lets go of it: to the next stop in the direction it moved, once a little of that one
    /// shows.
    func target(from offset: CGFloat, direction: CGFloat) -> CGFloat {
        let number = number(at: offset)
        let some = ScrollConstants.meantPart
        return self.offset(
            of: direction > 0
                ? (number - some).rounded(.up) : direction < 0 ? (number + some).rounded(.down) : number.rounded())
    }

    /// The stop before or after the one at `offset`.
    ///
    /// - Parameter direction: Its sign says which; 0 stays.
    func neighbor(of offset: CGFloat, direction: CGFloat) -> CGFloat {
        guard direction != 0 else { return offset }
        let number = number(at: offset)
        return self.offset(
            of: direction > 0 ? (number + hair).rounded(.down) + 1 : (number - hair).rounded(.up) - 1)
    }
}

/// Multiples of the view's own length.
struct PageStops: ScrollStops {
    let length: CGFloat

    func number(at offset: CGFloat) -> CGFloat { offset / length }

    func offset(of number: CGFloat) -> CGFloat { number * length }

    var isOneAtATime: Bool { true }
}
