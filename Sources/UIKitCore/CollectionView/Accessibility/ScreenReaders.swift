import CollectionEngine
import RenderTree

/// Describes a collection view for screen readers: rows and columns, and each view's place among them.
@MainActor final class ScreenReaders: CollectionPart {
    /// Whether descriptions may have changed, because views came into view or the layout changed. They are updated
    /// before the next commit.
    @exclusivity(unchecked) private(set) var areNewsThere = false
    /// Whether the screen knows of the change.
    @exclusivity(unchecked) private var isScreenTold = false
    /// The rows and columns of the last description.
    private var toldGrid: ItemGrid?

    @inline(__always)
    func haveNews() { areNewsThere = true }

    /// Tells the screen before the next commit that views came into view.
    func announceNews(_ view: UICollectionView) {
        guard areNewsThere, !isScreenTold, let window = view.windowStorage else { return }
        isScreenTold = true
        window.screen.accessibilityChanged(view)
    }

    /// Ends the wait for an update of the descriptions.
    ///
    /// - Returns: Whether the collection view's own description changes as well, because the grid has another size.
    func takeNews() -> Bool {
        areNewsThere = false
        isScreenTold = false
        let grid = grid
        let isOther = toldGrid?.size != grid.size
        toldGrid = grid
        return isOther
    }

    /// Updates the descriptions of the views that came into view, or of all views.
    func resolveViews(all: Bool) {
        let elements = view.elements
        for shown in elements.views(where: { all || $0.isAccessibilityOutOfDate }) { shown.resolveAccessibility() }
        // Disappearing views were visible when they were marked, and nothing else updates them.
        for leaving in elements.departing where leaving.isAccessibilityOutOfDate { leaving.resolveAccessibility() }
    }

    // MARK: Rows and columns

    /// The present rows and columns.
    var grid: ItemGrid {
        if let raster = layout.builtIn?.raster { return .layout(raster.lines, raster.axis) }
        return .list(count: counts.total)
    }

    /// The rows and columns of the last description, or the present ones if something may have changed.
    var gridOfThisMoment: ItemGrid { areNewsThere ? grid : toldGrid ?? grid }

    /// The description of the collection view itself.
    func collectionNode() -> AccessibilityNode {
        var node = AccessibilityNode(role: .collection)
        node.label = view.accessibilityLabel
        node.allowsMultipleSelection = view.selection.rules.isSeveralAllowed
        node.place = tableSize.map { .table(rows: $0.rows, columns: $0.columns) }
        return node
    }

    /// The rows and columns that the app gives, or those of the layout, or a row for each item. -1 if only the app
    /// could know.
    private var tableSize: ItemGridSize? {
        let view = view
        if let table = view as? any UIAccessibilityContainerDataTable {
            return ItemGridSize(rows: table.accessibilityRowCount(), columns: table.accessibilityColumnCount())
        }
        guard view.dataSource != nil else { return nil }
        let isTable = view.elements.views.contains { $0 is any UIAccessibilityContainerDataTableCell }
        if isTable, layout.builtIn?.raster == nil { return ItemGridSize(rows: -1, columns: -1) }
        return gridOfThisMoment.size
    }

    /// Returns the number, from 1, of the item before which a screen reader reads a header, footer or other
    /// supplementary view.
    func readingPosition(of element: ElementKey) -> Int {
        let counts = counts
        guard counts.contains(section: element.section) else { return counts.total + 1 }
        let isFooter = view.supply.registrations.name(of: element.kind) == UICollectionView.elementKindSectionFooter
        let count = counts.itemCount(inSection: element.section)
        let item = isFooter ? count : min(max(element.item, 0), count)
        return counts.globalIndex(item: item, section: element.section) + 1
    }
}

extension UICollectionViewCell {
    /// Describes a cell. Its row and column come from the layout, or from the cell itself.
    func cellNode() -> AccessibilityNode {
        var node = AccessibilityNode(role: .cell)
        node.label = accessibilityLabel ?? contentView.spokenText
        node.value = accessibilityValue
        node.hint = accessibilityHint
        node.isSelected = isSelectable ? isSelected : nil
        node.isEnabled = !accessibilityTraits.contains(.notEnabled)
        node.isFocusable = canBecomeFocused
        node.isFocused = hasKeyboardFocus
        node.actions = accessibilityActionNames
        describeAccessories(in: &node)
        guard let element, let collectionView = superviewStorage as? UICollectionView,
            let place = collectionView.itemCounts.place(of: element)
        else { return node }
        let grid = collectionView.readers.gridOfThisMoment
        let number = place.index + 1
        if let (row, column) = grid.place(ofItem: element.item, inSection: element.section) {
            node.place = .cell(number: number, row: row, column: column)
        } else if let cell = self as? any UIAccessibilityContainerDataTableCell {
            let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
            node.place = .cell(number: number, row: rows.location + 1, column: columns.location + 1)
        } else {
            node.place = .number(number)
        }
        return node
    }
}
