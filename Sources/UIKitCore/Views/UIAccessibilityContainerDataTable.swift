import Foundation

/// A cell of a table that knows its row and its column, for screen readers to say.
///
/// A `UICollectionViewCell` adopts it where the layout is one of the app's own: a flow layout's rows are known.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows the cell covers, counted from 0. A screen reader is told the first of them.
    func accessibilityRowRange() -> NSRange

    /// The columns the cell covers, counted from 0. A screen reader is told the first of them.
    func accessibilityColumnRange() -> NSRange
}

/// A table whose rows and columns are counted for screen readers; a collection view's subclass adopts it.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a place, counted from 0; nil where there is none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    func accessibilityRowCount() -> Int

    func accessibilityColumnCount() -> Int
}
