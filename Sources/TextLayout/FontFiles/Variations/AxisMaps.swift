/// The mapping of axis values ('avar'), so that "half as bold" looks half as bold.
///
/// Version 2 of the table may also make axes depend on each other; this part is ignored.
struct AxisMaps: Sendable {
    private struct Point {
        let from: Double
        let to: Double
    }

    /// The points for each axis; empty for an axis without a mapping.
    private var maps: [[Point]]

    init(_ bytes: FontBytes?, axisCount: Int) {
        maps = Array(repeating: [], count: axisCount)
        guard let bytes, bytes.unsigned16(at: 6) == axisCount else { return }
        var place = 8
        for axis in 0..<axisCount {
            let said = bytes.unsigned16(at: place)
            maps[axis] = (0..<bytes.recordCount(said: said, size: 4, at: place + 2)).map { index in
                let point = place + 2 + index * 4
                return Point(from: bytes.fraction(at: point), to: bytes.fraction(at: point + 2))
            }
            place += 2 + said * 4
        }
    }

    func mapped(_ value: Double, axis: Int) -> Double {
        let points = maps[axis]
        guard let first = points.first, let last = points.last else { return value }
        guard let next = points.firstIndex(where: { $0.from >= value }) else { return value - last.from + last.to }
        let right = points[next]
        if right.from == value { return right.to }
        guard next > 0 else { return value - first.from + first.to }
        let left = points[next - 1]
        return left.to + (right.to - left.to) * (value - left.from) / (right.from - left.from)
    }
}
