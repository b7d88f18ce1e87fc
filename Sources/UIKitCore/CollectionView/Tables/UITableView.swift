import CoreGraphics
import Foundation

// Tables come later, over the same parts as lists. Until then the compiler says what to write.

/// Rows below each other.
@available(
    *, unavailable,
    message: "Not built yet: tables. Use a UICollectionView with UICollectionViewCompositionalLayout.list(using:)."
)
open class UITableView: NSObject {
    public enum Style: Int, Sendable { case plain = 0, grouped = 1, insetGrouped = 2 }

    public init(frame: CGRect, style: Style) {}
}

/// A row of a table.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewListCell in a list.")
open class UITableViewCell: NSObject {
    public enum CellStyle: Int, Sendable { case `default` = 0, value1 = 1, value2 = 2, subtitle = 3 }

    public init(style: CellStyle, reuseIdentifier: String?) {}
}

/// A header or footer of a table.
@available(
    *, unavailable,
    message: "Not built yet: tables. Use UICollectionViewListCell as a supplementary view of a list."
)
open class UITableViewHeaderFooterView: NSObject {}

/// A screen that is a table.
@available(*, unavailable, message: "Not built yet: tables. Use a UICollectionViewController with a list layout.")
open class UITableViewController: NSObject {}

/// What a table shows.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDataSource with a list.")
public protocol UITableViewDataSource {}

/// What a table tells and asks.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDelegate with a list.")
public protocol UITableViewDelegate {}

/// A table's data by snapshots.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDiffableDataSource with a list.")
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject {}
