import CoreGraphics

/// Where the dots of a page control are: as many as there is room for, around the current one.
struct PageDots: Sendable, Hashable {
    var count: Int
    var current: Int
    /// In points.
    var width: CGFloat

    static let diameter: CGFloat = 29.0 / 3
    /// From the middle of a dot to the next one's.
    static let pitch: CGFloat = 53.0 / 3
    /// Before the first dot and after the last.
    static let margin: CGFloat = 14

    static func width(of count: Int) -> CGFloat {
        count > 0 ? CGFloat(count) * pitch + 2 * margin - (pitch - diameter) : 0
    }

    /// The pages whose dots are shown.
    var shown: Range<Int> {
        let room = (width - 2 * Self.margin + Self.pitch - Self.diameter) / Self.pitch
        let fitting = Int(min(max(room, 1), 1_000_000))
        guard fitting < count else { return 0..<count }
        let first = min(max(current - fitting / 2, 0), count - fitting)
        return first..<(first + fitting)
    }

    /// The middle of a page's dot, from the leading edge on.
    func position(of page: Int) -> CGFloat {
        let shown = shown
        let span = CGFloat(shown.count - 1) * Self.pitch
        return (width - span) / 2 + CGFloat(page - shown.lowerBound) * Self.pitch
    }

    /// 1, or less for the outermost of a row that goes on beyond it.
    func scale(of page: Int) -> CGFloat {
        let shown = shown
        let hidesMoreBefore = page == shown.lowerBound && page > 0
        let hidesMoreAfter = page == shown.upperBound - 1 && page < count - 1
        return (hidesMoreBefore || hidesMoreAfter) && page != current ? 0.6 : 1
    }
}
