import CollectionEngine
import RenderTree

/// What screen readers are told: rows and columns, and the place of each view among them.
@MainActor final class ScreenReaders: CollectionPart {
    /// Whether views that came into view, or the layout, have other words, put together before the next commit.
    @exclusivity(unchecked) private(set) var areNewsThere = false
    /// Whether the screen was told of it.
    @exclusivity(unchecked) private var isScreenTold = false
    /// The rows and columns that were told last.
    private var toldGrid: ItemGrid?

    @inline(__always)
    func haveNews() { areNewsThere = true }

    /// Views that came into view tell their place, before the next commit.
    func announceNews(_ view: UICollectionView) {
        guard areNewsThere, !isScreenTold, let window = view.windowStorage else { return }
        isScreenTold = true
        window.screen.accessibilityChanged(view)
    }

    /// Updates what is known about the views that came into view.
    ///
    /// - Returns: Whether the collection view's own words are others, too, because the grid has another size.
    func takeNews() -> Bool {
        areNewsThere = false
        isScreenTold = false
        let grid = grid
        let isOther = toldGrid?.size != grid.size
        toldGrid = grid
        return isOther
    }

    /// The views that came into view, or all of them, put together what they say.
    func resolveViews(all: Bool) {
        let elements = view.elements
        for shown in elements.views(where: { all || $0.isAccessibilityOutOfDate }) { shown.resolveAccessibility() }
        // They were shown when they were marked, and are told of by nothing else.
        for leaving in elements.departing where leaving.isAccessibilityOutOfDate { leaving.resolveAccessibility() }
    }

    // MARK: Rows and columns

    /// The rows and columns of this moment.
    var grid: ItemGrid {
        if let raster = layout.builtIn?.raster { return .layout(raster.lines, raster.axis) }
        return .list(count: counts.total)
    }

    /// What was told, unless the layout may be another by now.
    var gridOfThisMoment: ItemGrid { areNewsThere ? grid : toldGrid ?? grid }

    /// What is told of the collection view itself.
    func collectionNode() -> AccessibilityNode {
        var node = AccessibilityNode(role: .collection)
        node.label = view.accessibilityLabel
        node.allowsMultipleSelection = view.selection.rules.isSeveralAllowed
        node.place = tableSize.map { .table(rows: $0.rows, columns: $0.columns) }
        return node
    }

    /// As the app says, or the layout, or with a row for each item; -1 for what only the app could know.
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

    /// The number of the item among all, from 1, before which a header, a footer or any other such view is read.
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
    /// A cell is one of many: its row and column are its own words, or the layout's.
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
