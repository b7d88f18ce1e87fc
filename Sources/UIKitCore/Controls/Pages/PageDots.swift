import CoreGraphics

/// The places of a page control's dots: as many as fit, around the current one.
struct PageDots: Sendable, Hashable {
    var count: Int
    var current: Int
    /// The control's width, in points.
    var width: CGFloat

    static let diameter: CGFloat = 29.0 / 3
    /// The distance between the centres of two dots.
    static let pitch: CGFloat = 53.0 / 3
    /// The distance between an edge of the control and the outermost dot.
    static let margin: CGFloat = 14

    static func width(of count: Int) -> CGFloat {
        count > 0 ? CGFloat(count) * pitch + 2 * margin - (pitch - diameter) : 0
    }

    /// The pages with a visible dot.
    var shown: Range<Int> {
        let room = (width - 2 * Self.margin + Self.pitch - Self.diameter) / Self.pitch
        let fitting = Int(min(max(room, 1), 1_000_000))
        guard fitting < count else { return 0..<count }
        let first = min(max(current - fitting / 2, 0), count - fitting)
        return first..<(first + fitting)
    }

    /// Returns the centre of a page's dot, measured from the leading edge.
    func position(of page: Int) -> CGFloat {
        let shown = shown
        let span = CGFloat(shown.count - 1) * Self.pitch
        return (width - span) / 2 + CGFloat(page - shown.lowerBound) * Self.pitch
    }

    /// Returns the scale of a page's dot: 1, or less for the outermost one if there are more pages beyond it.
    func scale(of page: Int) -> CGFloat {
        let shown = shown
        let hidesMoreBefore = page == shown.lowerBound && page > 0
        let hidesMoreAfter = page == shown.upperBound - 1 && page < count - 1
        return (hidesMoreBefore || hidesMoreAfter) && page != current ? 0.6 : 1
    }
}
