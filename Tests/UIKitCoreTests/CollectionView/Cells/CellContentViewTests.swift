import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Cells that set the bounds of their content view before they get the size, as public layout libraries do (R714).
@Suite("A cell's content view") @MainActor struct CellContentViewTests {
    private final class EagerCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            contentView.bounds.size = attributes.size
            return attributes
        }
    }

    private final class Rows: UICollectionViewLayout {
        var height: CGFloat = 60 { didSet { invalidateLayout() } }

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height * 50) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: 320, height: height)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<50).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
        }
    }

    @Test("the content view fills a cell of any size, even after the app has set the content view's bounds")
    func fills() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let layout = Rows(), source = NumberSource(counts: [50])
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 480), layout: layout)
        view.register(EagerCell.self, forCellWithReuseIdentifier: "number")
        stage.show(view)
        for (height, offset) in [(60, 0), (100, 0), (100, 700), (40, 300)] as [(CGFloat, CGFloat)] {
            layout.height = height
            view.contentOffset.y = offset
            stage.settle()
            #expect(!view.visibleCells.isEmpty)
            for cell in view.visibleCells { #expect(cell.contentView.frame == cell.bounds) }
        }
    }

    @Test("the content view of a cell without a collection view fills the cell after layout")
    func alone() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        cell.contentView.bounds.size.height = 100
        cell.frame.size.height = 100
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
