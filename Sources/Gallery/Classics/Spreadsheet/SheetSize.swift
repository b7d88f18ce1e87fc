import UIKit

/// The number of columns and rows of a sheet. The first column names the rows.
struct SheetSize: Equatable {
    var columns: Int
    var rows: Int

    /// A sheet of 2,500 cells.
    static let small = SheetSize(columns: 50, rows: 50)
    /// A sheet of a million cells.
    static let large = SheetSize(columns: 1_000, rows: 1_000)

    var title: String {
        let cells = NumberFormatter.localizedString(from: NSNumber(value: columns * rows), number: .decimal)
        return "\(cells) cells"
    }

    /// Returns the heading of a column. The column that names the rows has none.
    func heading(ofColumn column: Int) -> String { column == 0 ? "" : "Column \(column)" }

    /// Returns the text of a cell, counted from 1: "Row 3" in the first column, "3-1" in the next.
    func text(atColumn column: Int, row: Int) -> String {
        column == 0 ? "Row \(row + 1)" : "\(row + 1)-\(column)"
    }
}
