import CoreGraphics

/// How wide the segments of a segmented control are.
struct SegmentWidths: Sendable, Hashable {
    /// What a segment's content needs; and what the app said, 0 where it leaves it to the control.
    struct Segment: Sendable, Hashable {
        var content: CGFloat
        var fixed: CGFloat = 0
    }

    /// Beside a segment's content, on both sides together, in points.
    static let padding: CGFloat = 20

    var segments: [Segment]
    /// Whether wide contents get more than narrow ones.
    var areByContent = false

    /// Without anything that limits it.
    var natural: CGFloat {
        let free = segments.filter { $0.fixed <= 0 }.map { $0.content + Self.padding }
        let shared = areByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
        return shared + fixed
    }

    private var fixed: CGFloat { segments.reduce(0) { $0 + max($1.fixed, 0) } }

    /// From the leading edge on, filling `width` unless all are fixed. All are whole points wide; the last one that isn't fixed
    /// gets what is left (R872).
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
