import CoreGraphics
import Foundation

// Tables come later, on the same parts as lists. Until then the compiler says what to use instead. The members exist so
// that it reports nothing else.

/// A list of rows.
@available(
    *, unavailable,
    message: "Not built yet: tables. Use a UICollectionView with UICollectionViewCompositionalLayout.list(using:)."
)
@preconcurrency @MainActor open class UITableView: UIScrollView, UnbuiltClass {
    public enum Style: Int, Sendable { case plain = 0, grouped = 1, insetGrouped = 2 }
    public enum RowAnimation: Int, Sendable {
        case fade = 0, right = 1, left = 2, top = 3, bottom = 4, none = 5, middle = 6, automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none = 0, top = 1, middle = 2, bottom = 3 }

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = ""
    public nonisolated static var selectionDidChangeNotification: NSNotification.Name { fatalError() }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = false
    open var style: Style { .plain }
    open var rowHeight: CGFloat = 0
    open var estimatedRowHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var estimatedSectionHeaderHeight: CGFloat = 0
    open var estimatedSectionFooterHeight: CGFloat = 0
    open var sectionHeaderTopPadding: CGFloat = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var separatorInset = UIEdgeInsets.zero
    open var separatorColor: UIColor?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false
    open var hasUncommittedUpdates: Bool { false }
    open var numberOfSections: Int { 0 }
    open var visibleCells: [UITableViewCell] { [] }
    open var indexPathForSelectedRow: IndexPath? { nil }
    open var indexPathsForSelectedRows: [IndexPath]? { nil }
    open var indexPathsForVisibleRows: [IndexPath]? { nil }

    open func numberOfRows(inSection section: Int) -> Int { 0 }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        fatalError()
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { .zero }
    open func reloadData() {}
    open func reloadSectionIndexTitles() {}
    open func reconfigureRows(at indexPaths: [IndexPath]) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {}
    open func setEditing(_ editing: Bool, animated: Bool) {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
}

/// A row of a table.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewListCell in a list.")
@preconcurrency @MainActor open class UITableViewCell: UIView, UnbuiltClass {
    public enum CellStyle: Int, Sendable { case `default` = 0, value1 = 1, value2 = 2, subtitle = 3 }
    public enum SelectionStyle: Int, Sendable { case none = 0, blue = 1, gray = 2, `default` = 3 }
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine = 1 }
    public enum EditingStyle: Int, Sendable { case none = 0, delete = 1, insert = 2 }
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator = 1, detailDisclosureButton = 2, checkmark = 3, detailButton = 4
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var showingEditControl: StateMask { fatalError() }
        public static var showingDeleteConfirmation: StateMask { fatalError() }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentView: UIView { self }
    open var textLabel: UILabel? { nil }
    open var detailTextLabel: UILabel? { nil }
    open var imageView: UIImageView? { nil }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var reuseIdentifier: String? { nil }
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var editingStyle: EditingStyle { .none }
    open var isEditing = false
    open var multipleSelectionBackgroundView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 0
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var showingDeleteConfirmation: Bool { false }
    open var selectionStyle = SelectionStyle.default
    open var separatorInset = UIEdgeInsets.zero
    open var isSelected = false
    open var isHighlighted = false
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { fatalError() }

    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    open func setEditing(_ editing: Bool, animated: Bool) {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A header or footer of a table.
@available(
    *, unavailable, message: "Not built yet: tables. Use UICollectionViewListCell as a supplementary view of a list."
)
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, UnbuiltClass {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentView: UIView { self }
    open var textLabel: UILabel? { nil }
    open var detailTextLabel: UILabel? { nil }
    open var backgroundView: UIView?
    open var reuseIdentifier: String? { nil }
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?

    open func prepareForReuse() {}
}

/// The data of a table.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDataSource with a list.")
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {}

/// What a table tells its delegate, and asks it.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDelegate with a list.")
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// Prepares a table's data before its rows are visible.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDataSourcePrefetching with a list.")
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {}

/// A table's data as snapshots.
@available(*, unavailable, message: "Not built yet: tables. Use UICollectionViewDiffableDataSource with a list.")
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}

    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
}

@available(*, unavailable, message: "Not built yet: tables. Use UICollectionView's swipe actions in a list.")
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable { case `default` = 0, normal = 1 }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {}

    open var title: String?
    open var backgroundColor: UIColor?
}

@available(*, unavailable, message: "Not built yet: tables. Items of a collection view can be moved by hand inside it.")
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: tables. Items of a collection view can be moved by hand inside it.")
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {}
