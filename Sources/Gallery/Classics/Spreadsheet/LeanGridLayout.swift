import UIKit

/// The same grid as `GridLayout`, for sheets of any size. It makes attributes only for a rectangle that the collection
/// view asks about, keeps them until another one is asked about, and moves only pinned ones as the content scrolls.
final class LeanGridLayout: UICollectionViewLayout {
    /// The size of every cell, in points.
    var cellSize = CGSize(width: 110, height: 44) {
        didSet {
            answer = nil
            invalidateLayout()
        }
    }

    /// The number of rows in each column. nil before they're counted.
    private var rowCounts: [Int]?
    private var rowCount = 0
    private var titleHeight: CGFloat = 0
    private var headingHeight: CGFloat = 0
    /// The left edge of the pinned column.
    private var left: CGFloat = 0
    /// The top edge of the headings.
    private var headingTop: CGFloat = 0
    /// The width to the left of the pinned column that the device covers.
    private var marginWidth: CGFloat = 0
    private var visibleWidth: CGFloat = 0
    private var answer: Answer?

    /// The attributes in a rectangle. Those of the pinned column come first.
    private struct Answer {
        let rect: CGRect
        let pinned: Int
        let cells: [UICollectionViewLayoutAttributes]
    }

    override init() {
        super.init()
        registerDecorations()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerDecorations()
    }

    private func registerDecorations() {
        register(PinnedColumnShadow.self, forDecorationViewOfKind: GridLayout.shadowKind)
        register(PinnedColumnMargin.self, forDecorationViewOfKind: GridLayout.marginKind)
    }

    // MARK: Size and invalidation

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if rowCounts == nil { count(in: collectionView) }
        left = leftEdge(of: collectionView.bounds)
        headingTop = topOfHeadings(in: collectionView.bounds)
        let insets = collectionView.adjustedContentInset
        marginWidth = insets.left
        visibleWidth = max(collectionView.bounds.width - insets.left - insets.right, 0)
    }

    private func count(in collectionView: UICollectionView) {
        let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        let delegate = counts.isEmpty ? nil : collectionView.delegate as? GridLayoutDelegate
        titleHeight = delegate?.collectionView(collectionView, heightForHeaderInLayout: self) ?? 0
        headingHeight = delegate?.collectionView(collectionView, heightForColumnHeadingsInLayout: self) ?? 0
        rowCount = counts.max() ?? 0
        rowCounts = counts
        answer = nil
    }

    /// Returns the view's left edge without the safe area.
    private func leftEdge(of bounds: CGRect) -> CGFloat {
        bounds.minX + (collectionView?.adjustedContentInset.left ?? 0)
    }

    /// Returns the top edge of the headings. They stay below what covers the sheet's top edge, and scroll with the
    /// title until they get there.
    private func topOfHeadings(in bounds: CGRect) -> CGFloat {
        guard headingHeight > 0 else { return titleHeight }
        return max(bounds.minY + (collectionView?.adjustedContentInset.top ?? 0), titleHeight)
    }

    /// The top edge of the cells.
    private var top: CGFloat { titleHeight + headingHeight }

    override var collectionViewContentSize: CGSize {
        CGSize(
            width: CGFloat(rowCounts?.count ?? 0) * cellSize.width, height: top + CGFloat(rowCount) * cellSize.height)
    }

    /// Nothing moves while content without headings scrolls vertically.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size || leftEdge(of: newBounds) != left
            || topOfHeadings(in: newBounds) != headingTop
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { rowCounts = nil }
        super.invalidateLayout(with: context)
    }

    // MARK: Attributes

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let answer = self.answer.flatMap { $0.rect == rect ? $0 : nil } ?? newAnswer(about: rect)
        self.answer = answer
        for cell in answer.cells[..<answer.pinned] { cell.frame.origin.x = left }
        return answer.cells + headings(in: rect) + edges.filter { $0.frame.intersects(rect) }
    }

    private func newAnswer(about rect: CGRect) -> Answer {
        guard let rowCounts, !rowCounts.isEmpty else { return Answer(rect: rect, pinned: 0, cells: []) }
        let rows = Range(steps: cellSize.height, from: rect.minY - top, to: rect.maxY - top)
        let scrolling = Range(steps: cellSize.width, from: rect.minX, to: rect.maxX).clamped(to: 1..<rowCounts.count)
        let pinned = rows.clamped(to: 0..<rowCounts[0])
        var cells = pinned.map { cell(atColumn: 0, row: $0) }
        for column in scrolling {
            cells += rows.clamped(to: 0..<rowCounts[column]).map { cell(atColumn: column, row: $0) }
        }
        return Answer(rect: rect, pinned: pinned.count, cells: cells)
    }

    private func cell(atColumn column: Int, row: Int) -> UICollectionViewLayoutAttributes {
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: column))
        cell.frame = CGRect(
            x: column == 0 ? left : CGFloat(column) * cellSize.width, y: top + CGFloat(row) * cellSize.height,
            width: cellSize.width, height: cellSize.height)
        cell.zIndex = column == 0 ? GridLayout.ZIndex.pinnedColumn : GridLayout.ZIndex.cells
        return cell
    }

    private func headings(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard headingHeight > 0, let columns = rowCounts?.count, columns > 0,
            rect.minY < headingTop + headingHeight, headingTop < rect.maxY
        else { return [] }
        let scrolling = Range(steps: cellSize.width, from: rect.minX, to: rect.maxX).clamped(to: 1..<columns)
        let corner = rect.minX < left + cellSize.width && left < rect.maxX ? [heading(ofColumn: 0)] : []
        return corner + scrolling.map(heading)
    }

    private func heading(ofColumn column: Int) -> UICollectionViewLayoutAttributes {
        let heading = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: GridLayout.headingKind, with: IndexPath(item: 0, section: column))
        heading.frame = CGRect(
            x: column == 0 ? left : CGFloat(column) * cellSize.width, y: headingTop,
            width: cellSize.width, height: headingHeight)
        heading.zIndex = column == 0 ? GridLayout.ZIndex.corner : GridLayout.ZIndex.headings
        return heading
    }

    /// The attributes of the title, the shadow and the margin, as far as they exist.
    private var edges: [UICollectionViewLayoutAttributes] {
        let path = IndexPath(item: 0, section: 0)
        return [
            layoutAttributesForSupplementaryView(ofKind: GridLayout.titleKind, at: path),
            layoutAttributesForDecorationView(ofKind: GridLayout.shadowKind, at: path),
            layoutAttributesForDecorationView(ofKind: GridLayout.marginKind, at: path),
        ].compactMap { $0 }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let rowCounts, rowCounts.indices.contains(indexPath.section),
            (0..<rowCounts[indexPath.section]).contains(indexPath.item)
        else { return nil }
        return cell(atColumn: indexPath.section, row: indexPath.item)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case GridLayout.titleKind where titleHeight > 0 && indexPath == IndexPath(item: 0, section: 0): return title
        case GridLayout.headingKind where headingHeight > 0 && indexPath.item == 0:
            return rowCounts?.indices.contains(indexPath.section) == true ? heading(ofColumn: indexPath.section) : nil
        default: return nil
        }
    }

    private var title: UICollectionViewLayoutAttributes {
        let title = TitleLayoutAttributes(
            forSupplementaryViewOfKind: GridLayout.titleKind, with: IndexPath(item: 0, section: 0))
        title.frame = CGRect(x: left, y: 0, width: collectionViewContentSize.width, height: titleHeight)
        title.visibleWidth = visibleWidth
        return title
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let rows = rowCounts?.first, rows > 0, indexPath == IndexPath(item: 0, section: 0) else { return nil }
        let (x, width, zIndex): (CGFloat, CGFloat, Int)
        switch elementKind {
        case GridLayout.shadowKind where left > 0:
            (x, width, zIndex) = (left + cellSize.width - 1, PinnedColumnShadow.width, GridLayout.ZIndex.shadow)
        case GridLayout.shadowKind:
            (x, width, zIndex) = (0, PinnedColumnShadow.width, GridLayout.ZIndex.restingShadow)
        case GridLayout.marginKind where marginWidth > 0:
            (x, width, zIndex) = (left - marginWidth, marginWidth, GridLayout.ZIndex.pinnedColumn)
        default: return nil
        }
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        decoration.frame = CGRect(
            x: x, y: titleHeight, width: width, height: headingHeight + CGFloat(rows) * cellSize.height)
        decoration.zIndex = zIndex
        return decoration
    }
}
