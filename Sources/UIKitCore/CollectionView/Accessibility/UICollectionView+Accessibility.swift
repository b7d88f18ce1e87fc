import CollectionEngine
import RenderTree

extension UICollectionView {
    /// The rows and columns of this moment.
    var itemGrid: ItemGrid {
        if let raster = collectionViewLayout.raster { return .layout(raster.lines, raster.axis) }
        return .list(count: itemCounts.known.total)
    }

    /// What was told, unless the layout may be another by now.
    fileprivate var gridOfThisMoment: ItemGrid { hasNewAccessibility ? itemGrid : toldGrid ?? itemGrid }

    /// What is told of the collection view itself.
    func collectionNode() -> AccessibilityNode {
        var node = AccessibilityNode(role: .collection)
        node.label = accessibilityLabel
        node.allowsMultipleSelection = selection.rules.isSeveralAllowed
        node.place = tableSize.map { .table(rows: $0.rows, columns: $0.columns) }
        return node
    }

    /// As the app says, or the layout, or with a row for each item; -1 for what only the app could know.
    private var tableSize: ItemGridSize? {
        if let table = self as? any UIAccessibilityContainerDataTable {
            return ItemGridSize(rows: table.accessibilityRowCount(), columns: table.accessibilityColumnCount())
        }
        guard dataSource != nil else { return nil }
        let isTable = elements.views.contains { $0 is any UIAccessibilityContainerDataTableCell }
        if isTable, collectionViewLayout.raster == nil { return ItemGridSize(rows: -1, columns: -1) }
        return gridOfThisMoment.size
    }

    /// Updates what screen readers know about the views that came into view, or about all of them if the grid's size changed.
    func resolveNewElements() {
        hasNewAccessibility = false
        isWaitingForAccessibility = false
        let grid = itemGrid
        let isOther = toldGrid?.size != grid.size
        toldGrid = grid
        if isOther {
            super.resolveAccessibility()
            for view in elements.views { view.isAccessibilityOutOfDate = true }
        }
        for view in elements.views where view.isAccessibilityOutOfDate { view.resolveAccessibility() }
        // They were shown when they were marked, and nobody else has been told of them.
        for leaving in elements.departing where leaving.isAccessibilityOutOfDate { leaving.resolveAccessibility() }
    }

    /// Views that came into view tell a screen reader their place, before the next commit.
    func announceNewElements() {
        guard hasNewAccessibility, !isWaitingForAccessibility, let window else { return }
        isWaitingForAccessibility = true
        window.screen.accessibilityChanged(self)
    }

    /// The number of the item among all, from 1, before which a header, a footer or any other such view is read.
    func readingPosition(of element: ElementKey) -> Int {
        let counts = itemCounts.known
        guard counts.contains(section: element.section) else { return counts.total + 1 }
        let isFooter = supply.registrations.name(of: element.kind) == Self.elementKindSectionFooter
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
        guard let element, let collectionView = superview as? UICollectionView,
            let place = collectionView.itemCounts.place(of: element)
        else { return node }
        let grid = collectionView.gridOfThisMoment
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
