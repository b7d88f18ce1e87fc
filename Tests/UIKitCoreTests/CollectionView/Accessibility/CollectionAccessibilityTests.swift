import Foundation
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// What screen readers learn about a collection view, besides the texts of its cells (Decisions/0066).
@MainActor @Suite("Collection views for screen readers") final class CollectionAccessibilityTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200))
    private var source = NumberSource(counts: [])

    /// Shows rows of five items of 50 points, as UIKit's defaults lay them out.
    private func show(
        _ counts: [Int], _ direction: UICollectionView.ScrollDirection = .vertical, header: CGFloat = 0
    ) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = direction
        flow.headerReferenceSize = CGSize(width: header, height: header)
        flow.footerReferenceSize = CGSize(width: header, height: header)
        return show(flow, NumberSource(counts: counts))
    }

    private func show(_ layout: UICollectionViewLayout, _ source: NumberSource) -> UICollectionView {
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 200), layout: layout)
        self.source = source
        stage.show(view)
        return view
    }

    private func place(_ view: UICollectionView, _ path: IndexPath) -> AccessibilityNode.Place? {
        view.cellForItem(at: path)?.layer.accessibility?.place
    }

    private func size(_ view: UICollectionView) -> AccessibilityNode.Place? { view.layer.accessibility?.place }

    @Test("the lines of a flow layout are the rows of a table")
    func rows() {
        let view = show([7, 3])
        #expect(size(view) == .table(rows: 3, columns: 5))
        #expect(place(view, [0, 0]) == .cell(number: 1, row: 1, column: 1))
        #expect(place(view, [0, 6]) == .cell(number: 7, row: 2, column: 2))
        #expect(place(view, [1, 2]) == .cell(number: 10, row: 3, column: 3))
    }

    @Test("the lines of a flow layout that scrolls sideways are the columns of a table")
    func sideways() {
        // Three items of 50 points and two gaps of at least 10 fit into 200.
        let view = show([7], .horizontal)
        #expect(size(view) == .table(rows: 3, columns: 3))
        #expect(place(view, [0, 1]) == .cell(number: 2, row: 2, column: 1))
        #expect(place(view, [0, 6]) == .cell(number: 7, row: 1, column: 3))
    }

    @Test("a layout whose lines are unknown is a list, with a row for each item")
    func list() {
        let view = show(StairLayout(), NumberSource(counts: [2, 3]))
        #expect(size(view) == .table(rows: 5, columns: 1))
        #expect(place(view, [1, 0]) == .number(3))
    }

    @Test("the counts of rows and columns are updated when the view's width changes and when items are deleted")
    func changes() {
        let view = show([100])
        #expect(size(view) == .table(rows: 20, columns: 5))
        view.frame.size.width = 170
        stage.settle()
        #expect(size(view) == .table(rows: 34, columns: 3))
        #expect(place(view, [0, 3]) == .cell(number: 4, row: 2, column: 1))
        source.counts = [98]
        view.deleteItems(at: [[0, 98], [0, 99]])
        stage.settle()
        #expect(size(view) == .table(rows: 33, columns: 3))
    }

    @Test("headers are read before their first item, footers after their last")
    func headers() {
        let view = show([2, 0, 3], header: 10)
        func position(_ kind: String, _ section: Int) -> AccessibilityNode.Place? {
            let header = view.supplementaryView(forElementKind: kind, at: [section, 0])
            header?.isAccessibilityElement = true
            header?.accessibilityLabel = "Words"
            stage.settle()
            return header?.layer.accessibility?.place
        }
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        #expect([0, 1, 2].map { position(header, $0) } == [.number(1), .number(3), .number(3)])
        #expect([0, 1, 2].map { position(footer, $0) } == [.number(3), .number(3), .number(6)])
    }

    @Test("a header with a text has its place in the reading order; one without a text isn't read")
    func words() throws {
        let view = show([2], header: 20)
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
        #expect(header.layer.accessibility == nil)
        let label = UILabel()
        label.text = "First"
        header.addSubview(label)
        view.reloadData()
        stage.settle()
        let shown = view.visibleSupplementaryViews(ofKind: kind)
        #expect(shown.filter { $0.spokenText == "First" }.map(\.layer.accessibility?.role) == [.supplement])
    }

    @Test("cells of a custom layout report their row and column themselves")
    func dataTable() {
        let source = NumberSource(counts: [3, 3])
        let view = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: StairLayout())
        view.register(TableCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        #expect(size(view) == .table(rows: 2, columns: 3))
        #expect(place(view, [1, 2]) == .cell(number: 6, row: 2, column: 3))
    }

    @Test("a sheet that dims what is below is a dialog named after its screen; a sheet that does not is no dialog")
    func dialog() throws {
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let (below, above) = (UIViewController(), UIViewController())
        above.title = "Note"
        stage.show(below)
        below.present(above, animated: false)
        stage.settle()
        let container = try #require(above.presentationController?.containerView)
        #expect(container.layer.accessibility?.role == .dialog)
        #expect(container.layer.accessibility?.label == "Note")
        let sheet = try #require(above.sheetPresentationController)
        sheet.animateChanges {
            sheet.detents = [.medium()]
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        stage.settle()
        #expect(container.layer.accessibility == nil)
    }
}

/// A cell of a data table whose rows are sections.
private final class TableCell: UICollectionViewCell, UIAccessibilityContainerDataTableCell {
    private var path = IndexPath(item: 0, section: 0)

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        path = layoutAttributes.indexPath
    }

    func accessibilityRowRange() -> NSRange { NSRange(location: path.section, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: path.item, length: 1) }
}

private final class TableView: UICollectionView, UIAccessibilityContainerDataTable {
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
        cellForItem(at: [row, column]) as? TableCell
    }

    func accessibilityRowCount() -> Int { numberOfSections }
    func accessibilityColumnCount() -> Int { 3 }
}

/// A layout without lines: each section is as high as one item, and each item lies a little farther to the right.
private final class StairLayout: UICollectionViewLayout {
    private var paths: [IndexPath] {
        guard let collectionView else { return [] }
        return (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap { layoutAttributesForItem(at: $0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item * 50, y: indexPath.section * 40, width: 40, height: 30)
        return attributes
    }
}
