import UIKit

/// A grid: sections are columns, items are rows, and all cells have one size. The first column is pinned to the left
/// edge, the column headings to the top, and the title above them doesn't scroll horizontally. The first column casts a
/// shadow on the cells that scroll below it. A XIB can name this class as a collection view's layout, and a second XIB
/// can provide the shadow.
///
/// This is the plain implementation: it makes all attributes once, and moves the pinned ones whenever the content
/// scrolls. `LeanGridLayout` is the same grid for sheets of a million cells.
final class GridLayout: UICollectionViewLayout {
    static let titleKind = UICollectionView.elementKindSectionHeader
    static let headingKind = "ColumnHeading"
    static let shadowKind = "PinnedColumnShadow"
    static let marginKind = "PinnedColumnMargin"

    /// The `zIndex` of each kind, from back to front.
    enum ZIndex {
        /// The shadow's `zIndex` while nothing has scrolled below the pinned column.
        static let restingShadow = 0
        static let cells = 500
        static let headings = 600
        static let shadow = 750
        static let pinnedColumn = 1000
        /// The heading of the pinned column.
        static let corner = 1100
    }

    /// The size of every cell, in points.
    var cellSize = CGSize(width: 110, height: 44) {
        didSet {
            columns = nil
            invalidateLayout()
        }
    }

    /// The attributes by column and row. nil while they're out of date.
    private var columns: [[UICollectionViewLayoutAttributes]]?
    private var title: TitleLayoutAttributes?
    /// The attributes of the headings, by column. Empty if there are no headings.
    private var headings: [UICollectionViewLayoutAttributes] = []
    private var shadow: UICollectionViewLayoutAttributes?
    private var margin: UICollectionViewLayoutAttributes?
    private var contentSize = CGSize.zero

    override init() {
        super.init()
        registerDecorations()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerDecorations()
    }

    private func registerDecorations() {
        register(PinnedColumnShadow.self, forDecorationViewOfKind: Self.shadowKind)
        register(PinnedColumnMargin.self, forDecorationViewOfKind: Self.marginKind)
    }

    // MARK: Making all attributes

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if columns == nil { makeEverything(in: collectionView) }
        pin(in: collectionView)
    }

    private func makeEverything(in collectionView: UICollectionView) {
        let columnCount = collectionView.numberOfSections
        let delegate = columnCount > 0 ? collectionView.delegate as? GridLayoutDelegate : nil
        let titleHeight = delegate?.collectionView(collectionView, heightForHeaderInLayout: self) ?? 0
        let headingHeight = delegate?.collectionView(collectionView, heightForColumnHeadingsInLayout: self) ?? 0
        let top = titleHeight + headingHeight
        let columns = (0..<columnCount).map { column in
            (0..<collectionView.numberOfItems(inSection: column)).map { row in
                cell(atColumn: column, row: row, below: top)
            }
        }
        let rowCount = columns.lazy.map(\.count).max() ?? 0
        contentSize = CGSize(
            width: CGFloat(columnCount) * cellSize.width, height: top + CGFloat(rowCount) * cellSize.height)
        self.columns = columns
        title = titleHeight > 0 ? title(height: titleHeight) : nil
        headings = headingHeight > 0 ? (0..<columnCount).map { heading(ofColumn: $0, height: headingHeight) } : []
        let rows = CGFloat(columns.first?.count ?? 0) * cellSize.height
        let height = rows > 0 ? headingHeight + rows : 0
        shadow = decoration(Self.shadowKind, below: titleHeight, width: PinnedColumnShadow.width, height, ZIndex.shadow)
        margin = decoration(Self.marginKind, below: titleHeight, width: 0, height, ZIndex.pinnedColumn)
    }

    private func cell(atColumn column: Int, row: Int, below top: CGFloat) -> UICollectionViewLayoutAttributes {
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: column))
        cell.frame = CGRect(
            x: CGFloat(column) * cellSize.width, y: top + CGFloat(row) * cellSize.height,
            width: cellSize.width, height: cellSize.height)
        cell.zIndex = column == 0 ? ZIndex.pinnedColumn : ZIndex.cells
        return cell
    }

    private func title(height: CGFloat) -> TitleLayoutAttributes {
        let title = TitleLayoutAttributes(
            forSupplementaryViewOfKind: Self.titleKind, with: IndexPath(item: 0, section: 0))
        title.frame = CGRect(x: 0, y: 0, width: contentSize.width, height: height)
        return title
    }

    private func heading(ofColumn column: Int, height: CGFloat) -> UICollectionViewLayoutAttributes {
        let heading = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: Self.headingKind, with: IndexPath(item: 0, section: column))
        heading.frame = CGRect(
            x: CGFloat(column) * cellSize.width, y: title?.frame.height ?? 0, width: cellSize.width, height: height)
        heading.zIndex = column == 0 ? ZIndex.corner : ZIndex.headings
        return heading
    }

    private func decoration(
        _ kind: String, below top: CGFloat, width: CGFloat, _ height: CGFloat, _ zIndex: Int
    ) -> UICollectionViewLayoutAttributes? {
        guard height > 0 else { return nil }
        let decoration = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: 0))
        decoration.frame = CGRect(x: 0, y: top, width: width, height: height)
        decoration.zIndex = zIndex
        return decoration
    }

    // MARK: Pinned cells

    /// The collection view calls this before each scroll step. All attributes of the last step are kept, and only
    /// pinned ones move.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    private func pin(in collectionView: UICollectionView) {
        guard let pinned = columns?.first else { return }
        let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
        // At the view's edge, even while the content is pulled away from it, and clear of the safe area.
        let left = bounds.minX + insets.left
        for cell in pinned { cell.frame.origin.x = left }
        let top = max(bounds.minY + insets.top, title?.frame.height ?? 0)
        for heading in headings { heading.frame.origin.y = top }
        headings.first?.frame.origin.x = left
        title?.frame.origin.x = left
        title?.visibleWidth = max(bounds.width - insets.left - insets.right, 0)
        shadow?.frame.origin.x = left > 0 ? left + cellSize.width - 1 : 0
        shadow?.zIndex = left > 0 ? ZIndex.shadow : ZIndex.restingShadow
        guard let margin else { return }
        if margin.isHidden != (insets.left == 0) { margin.isHidden.toggle() }
        guard insets.left > 0 else { return }
        margin.frame.origin.x = left - insets.left
        margin.frame.size.width = insets.left
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { columns = nil }
        super.invalidateLayout(with: context)
    }

    // MARK: Attributes

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let columns, let pinned = columns.first else { return [] }
        let rows = Range(steps: cellSize.height, from: rect.minY - top, to: rect.maxY - top)
        let scrolling = Range(steps: cellSize.width, from: rect.minX, to: rect.maxX).clamped(to: 1..<columns.count)
        var found = pinned[rows.clamped(to: pinned.indices)].filter { $0.frame.intersects(rect) }
        for column in columns[scrolling] { found += column[rows.clamped(to: column.indices)] }
        found += (headings.prefix(1) + headings[scrolling.clamped(to: headings.indices)])
            .filter { $0.frame.intersects(rect) }
        for edge in [title, shadow, margin] {
            if let edge, !edge.isHidden, edge.frame.intersects(rect) { found.append(edge) }
        }
        return found
    }

    /// The top edge of the cells.
    private var top: CGFloat { (title?.frame.height ?? 0) + (headings.first?.frame.height ?? 0) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let columns, columns.indices.contains(indexPath.section),
            columns[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return columns[indexPath.section][indexPath.item]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case Self.titleKind: indexPath == title?.indexPath ? title : nil
        case Self.headingKind where indexPath.item == 0 && headings.indices.contains(indexPath.section):
            headings[indexPath.section]
        default: nil
        }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let edge = elementKind == Self.shadowKind ? shadow : elementKind == Self.marginKind ? margin : nil
        return edge?.indexPath == indexPath ? edge : nil
    }
}
