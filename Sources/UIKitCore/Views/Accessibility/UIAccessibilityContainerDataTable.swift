import Foundation

/// A cell that tells screen readers its row and its column.
///
/// Adopt it in a `UICollectionViewCell` of your own layout; screen readers know the rows of a flow layout without it.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell spans, counted from 0. Screen readers announce the first one.
    func accessibilityRowRange() -> NSRange

    /// The columns that the cell spans, counted from 0. Screen readers announce the first one.
    func accessibilityColumnRange() -> NSRange
}

/// A table that tells screen readers how many rows and columns it has. Adopt it in a subclass of `UICollectionView`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell in a row and column, counted from 0, or nil if there is none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns how many rows the table has.
    func accessibilityRowCount() -> Int

    /// Returns how many columns the table has.
    func accessibilityColumnCount() -> Int
}
