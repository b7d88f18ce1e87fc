extension FontBuilder {
    /// Subtables by platform and encoding.
    package static func characterMap(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
        var (records, contents): ([UInt8], [UInt8]) = ([], [])
        for subtable in subtables {
            let offset = 4 + 8 * subtables.count + contents.count
            records += shorts(subtable.platform, subtable.encoding) + longs(offset)
            contents += subtable.bytes
        }
        return table(shorts(0, subtables.count), records, contents)
    }

    /// Format 4. The last segment but one lists its glyph; the last ends the table, as it has to.
    package static let segments = table(
        shorts(4, 58, 0, 10, 0, 0, 0),
        shorts(0x20, 0x42, 0x56, 0x6F, 0xFFFF),  // Last codes.
        shorts(0),
        shorts(0x20, 0x41, 0x56, 0x6F, 0xFFFF),  // First codes.
        shorts(1 - 0x20, 2 - 0x41, 4 - 0x56, 0, 1),  // What is added.
        shorts(0, 0, 0, 4, 0),  // How far behind the glyph is listed.
        shorts(5))

    /// Format 12: first code, last code, glyph of the first.
    package static func groups(_ groups: [(Int, Int, Int)]) -> [UInt8] {
        table(
            shorts(12, 0), longs(16 + 12 * groups.count, 0, groups.count),
            groups.flatMap { longs($0.0, $0.1, $0.2) })
    }

    /// Format 6.
    package static func stretch(first: Int, glyphs: [Int]) -> [UInt8] {
        table(shorts(6, 10 + 2 * glyphs.count, 0, first, glyphs.count), shorts(glyphs))
    }

    /// Format 0.
    package static func byteTable(_ glyphs: [Int: UInt8]) -> [UInt8] {
        var list = [UInt8](repeating: 0, count: 256)
        for (code, glyph) in glyphs { list[code] = glyph }
        return table(shorts(0, 262, 0), list)
    }
}
