import Foundation

/// A cell that tells screen readers its row and its column.
///
/// Adopt it in a `UICollectionViewCell` that is shown by a layout of your own; the rows of a flow layout are known.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell spans, counted from 0. Screen readers announce the first one.
    func accessibilityRowRange() -> NSRange

    /// The columns that the cell spans, counted from 0. Screen readers announce the first one.
    func accessibilityColumnRange() -> NSRange
}

/// A table that tells screen readers how many rows and columns it has. Adopt it in a subclass of `UICollectionView`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a place, counted from 0; nil where there is none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// How many rows the table has.
    func accessibilityRowCount() -> Int

    /// How many columns the table has.
    func accessibilityColumnCount() -> Int
}
