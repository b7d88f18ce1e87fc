/// The kerning of all pairs of ASCII characters in a font, in font units.
///
/// Characters with the same kerning share a row as the first of a pair, and a column as the second: fonts have a few
/// dozen of each.
struct UnitKerning: Sendable {
    private let rows: [UInt8]
    private let columns: [UInt8]
    private let columnCount: Int
    private let values: [Int]

    /// - Complexity: O(characters²) calls of the font.
    init(_ face: FontFileFace) {
        let glyphs = (UInt8.min..<0x80).map { code in
            (0x20..<0x7F).contains(code) ? face.glyph(for: Unicode.Scalar(code)) : nil
        }
        let all = glyphs.map { first in
            glyphs.map { second in
                guard let first, let second else { return 0 }
                return face.kerning(between: first, and: second)
            }
        }
        let firsts = Self.alike(all)
        let seconds = Self.alike(all.indices.map { column in firsts.different.map { $0[column] } })
        rows = firsts.kinds
        columns = seconds.kinds
        columnCount = seconds.different.count
        values = firsts.different.indices.flatMap { row in seconds.different.map { $0[row] } }
    }

    /// Returns the different lists, and for each index the number of its list.
    private static func alike(_ lists: [[Int]]) -> (kinds: [UInt8], different: [[Int]]) {
        var known: [[Int]: UInt8] = [:]
        var different: [[Int]] = []
        let kinds = lists.map { list in
            if let kind = known[list] { return kind }
            let kind = UInt8(different.count)
            known[list] = kind
            different.append(list)
            return kind
        }
        return (kinds, different)
    }

    /// - Parameter points: The size of a font unit, in points.
    func scaled(by points: Double) -> PairKerning {
        PairKerning(
            rows: rows, columns: columns, columnCount: columnCount,
            values: values.map { TextUnit.units(Double($0) * points) })
    }
}
