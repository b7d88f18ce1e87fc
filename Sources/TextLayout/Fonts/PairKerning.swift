/// How much closer two neighbours stand than their widths say, for pairs of ASCII characters: "AV" more than "HI".
///
/// Characters that are kerned alike share a row as the first of a pair, and a column as the second.
struct PairKerning: Sendable {
    static let none = PairKerning(
        rows: [UInt8](repeating: 0, count: 128), columns: [UInt8](repeating: 0, count: 128), columnCount: 1, values: [0]
    )

    private let rows: [UInt8]
    private let columns: [UInt8]
    private let columnCount: Int
    /// Row by row, in ``TextUnit``s.
    private let values: [Int]

    /// - Parameters:
    ///   - rows: by ASCII code, 128 of them; so are the columns.
    init(rows: [UInt8], columns: [UInt8], columnCount: Int, values: [Int]) {
        self.rows = rows
        self.columns = columns
        self.columnCount = columnCount
        self.values = values
    }

    @inline(__always)
    subscript(left: UInt8, right: UInt8) -> Int {
        values[Int(rows[Int(left)]) * columnCount + Int(columns[Int(right)])]
    }
}
