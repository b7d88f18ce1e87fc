import LayoutEngine

/// The rows and columns that a screen reader announces in a collection view, counted from 1 (Decisions/0066).
enum ItemGrid {
    /// The rows and columns of the layout.
    case layout(FlowRaster, Axis)
    /// One row for each item.
    case list(count: Int)

    var size: ItemGridSize {
        switch self {
        case .layout(let raster, .vertical): ItemGridSize(rows: raster.lineCount, columns: raster.itemsPerLine)
        case .layout(let raster, .horizontal): ItemGridSize(rows: raster.itemsPerLine, columns: raster.lineCount)
        case .list(let count): ItemGridSize(rows: count, columns: min(count, 1))
        }
    }

    /// Returns an item's row and column; nil in a list, where its number among all items is its row.
    func place(ofItem item: Int, inSection section: Int) -> (row: Int, column: Int)? {
        guard case .layout(let raster, let axis) = self,
            let (line, number) = raster.place(ofItem: item, inSection: section)
        else { return nil }
        return axis == .vertical ? (line + 1, number + 1) : (number + 1, line + 1)
    }
}

struct ItemGridSize: Equatable {
    var rows: Int
    var columns: Int
}
