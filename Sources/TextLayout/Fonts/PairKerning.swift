/// How much closer together two neighbouring ASCII characters are than their widths say: "AV" more than "HI".
///
/// Characters with the same kerning share a row as the first of a pair, and a column as the second.
struct PairKerning: Sendable {
    static let none = PairKerning(
        rows: [UInt8](repeating: 0, count: 128), columns: [UInt8](repeating: 0, count: 128), columnCount: 1, values: [0]
    )

    private let rows: [UInt8]
    private let columns: [UInt8]
    private let columnCount: Int
    /// The values row by row, in ``TextUnit``s.
    private let values: [Int]

    /// - Parameters:
    ///   - rows: The row of each of the 128 ASCII codes.
    ///   - columns: The column of each of them.
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
