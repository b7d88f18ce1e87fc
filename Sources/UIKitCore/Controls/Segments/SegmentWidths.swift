import CoreGraphics

/// The widths of a segmented control's segments.
struct SegmentWidths: Sendable, Hashable {
    /// The width that a segment's content needs, and the width that the app set (0 leaves it to the control).
    struct Segment: Sendable, Hashable {
        var content: CGFloat
        var fixed: CGFloat = 0
    }

    /// The room beside a segment's content, on both sides together, in points.
    static let padding: CGFloat = 20

    var segments: [Segment]
    /// Whether segments with wider content are wider.
    var areByContent = false

    /// The control's width without a limit.
    var natural: CGFloat {
        let free = segments.filter { $0.fixed <= 0 }.map { $0.content + Self.padding }
        let shared = areByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
        return shared + fixed
    }

    private var fixed: CGFloat { segments.reduce(0) { $0 + max($1.fixed, 0) } }

    /// Returns the ranges of all segments from the leading edge on. They fill `width` unless the app has set the width
    /// of each. All widths are whole points; the last segment without a set width gets the rest (R872).
    func solved(in width: CGFloat) -> [Range<CGFloat>] {
        let free = segments.filter { $0.fixed <= 0 }
        let room = max(width - fixed, 0)
        let wanted = free.reduce(0) { $0 + $1.content + Self.padding }
        let last = segments.lastIndex { $0.fixed <= 0 }
        var x: CGFloat = 0
        var left = room
        return segments.indices.map { index in
            let segment = segments[index]
            var length = segment.fixed
            if length <= 0 {
                let share =
                    areByContent && wanted > 0
                    ? room * (segment.content + Self.padding) / wanted : room / CGFloat(free.count)
                length = index == last ? left : share.rounded(.down)
                left -= length
            }
            defer { x += length }
            return x..<(x + length)
        }
    }
}
