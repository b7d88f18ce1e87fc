extension FontBuilder {
    /// One axis from 100 over 400 to 900, and two places with names: Extra Bold at 800 and one at 900 with a name for code.
    package static let weightAxis = table(
        shorts(1, 0, 16, 2, 1, 20, 2, 10),
        tag("wght"), fixed(100, 400, 900), shorts(0, 256),
        shorts(257, 0), fixed(800), shorts(0xFFFF),
        shorts(257, 0), fixed(900), shorts(258))

    /// On one axis: one region up to the maximum, one down to the minimum, and a row of two numbers for each item.
    ///
    /// Numbers up to 127 fit: one byte each.
    package static func deltas(_ rows: [(up: Int, down: Int)]) -> [UInt8] {
        table(
            shorts(1), longs(12), shorts(1), longs(28),
            shorts(1, 2), fractions(0, 1, 1), fractions(-1, -1, 0),
            shorts(rows.count, 0, 2, 0, 1), rows.flatMap { bytes($0.up, $0.down) })
    }

    /// Like `deltas`, but the first number of each row has two bytes.
    package static func wideDeltas(_ rows: [(up: Int, down: Int)]) -> [UInt8] {
        table(
            shorts(1), longs(12), shorts(1), longs(28),
            shorts(1, 2), fractions(0, 1, 1), fractions(-1, -1, 0),
            shorts(rows.count, 1, 2, 0, 1), rows.flatMap { shorts($0.up) + bytes($0.down) })
    }

    /// Like `deltas`, but with numbers of four bytes and two bytes.
    package static func longDeltas(_ rows: [(up: Int, down: Int)]) -> [UInt8] {
        table(
            shorts(1), longs(12), shorts(1), longs(28),
            shorts(1, 2), fractions(0, 1, 1), fractions(-1, -1, 0),
            shorts(rows.count, 0x8001, 2, 0, 1), rows.flatMap { longs($0.up) + shorts($0.down) })
    }

    /// - Parameter map: The row of each glyph; nil if each glyph's row has the glyph's number.
    package static func advanceVariations(_ store: [UInt8], map: [Int]? = nil) -> [UInt8] {
        guard let map else { return table(shorts(1, 0), longs(20, 0, 0, 0), store) }
        // Entries of one byte, of which the lower four bits are the row.
        let entries = table(bytes(0, 0x03), shorts(map.count), map.flatMap { bytes($0) })
        return table(shorts(1, 0), longs(20, 20 + store.count, 0, 0), store, entries)
    }

    /// Each metric has the row of its place in the list.
    package static func metricVariations(_ metrics: [String], store: [UInt8]) -> [UInt8] {
        let records = metrics.enumerated().flatMap { Array($1.utf8) + shorts(0, $0) }
        return table(shorts(1, 0, 0, 8, metrics.count, 12 + records.count), records, store)
    }

    /// 'avar' of one axis.
    package static func axisMap(_ points: [(from: Double, to: Double)]) -> [UInt8] {
        table(shorts(1, 0, 0, 1, points.count), points.flatMap { fractions($0.from, $0.to) })
    }
}
