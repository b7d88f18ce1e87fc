import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// A cell's transform, which the app sets as well as the layout: 30 cells of 100 × 100 points in a view of 320 × 480.
@MainActor @Suite("The transform of a cell") struct CellTransformTests {
    private static let tilt = CGAffineTransform(rotationAngle: .pi / 6)

    @Test("a transform set in cellForItemAt survives scrolling, invalidation, reuse and a new size of the view")
    func ownTransform() throws {
        let grid = TiltedGrid(layout: UICollectionViewFlowLayout())
        grid.layout.itemSize = CGSize(width: 100, height: 100)
        func expectTilted(_ sourceLocation: SourceLocation = #_sourceLocation) {
            grid.stage.settle()
            #expect(!grid.view.visibleCells.isEmpty, sourceLocation: sourceLocation)
            for path in grid.view.indexPathsForVisibleItems {
                let (cell, place) = (grid.view.cellForItem(at: path), grid.view.layoutAttributesForItem(at: path))
                #expect(
                    cell?.transform == (path.item.isMultiple(of: 2) ? Self.tilt : .identity),
                    sourceLocation: sourceLocation)
                #expect(cell?.center == place?.center, sourceLocation: sourceLocation)
                #expect(cell?.bounds.size == CGSize(width: 100, height: 100), sourceLocation: sourceLocation)
            }
        }
        grid.tilt = { $0.isMultiple(of: 2) ? Self.tilt : .identity }
        grid.view.reloadData()
        expectTilted()
        for offset in stride(from: 0, through: 500, by: 90) {
            grid.view.contentOffset.y = CGFloat(offset)
            expectTilted()
        }
        grid.layout.invalidateLayout()
        expectTilted()
        grid.layout.minimumLineSpacing = 30
        expectTilted()
        grid.view.frame.size.width = 230
        expectTilted()
        grid.view.performBatchUpdates { grid.layout.sectionInset.left = 20 }
        expectTilted()
        #expect(grid.stage.trace.cellsReused > 0)
    }

    @Test(
        "the layout's transform replaces the app's; the app's next one stays until the layout changes its own"
    )
    func layoutTransform() throws {
        let layout = ScalingLayout()
        let grid = TiltedGrid(layout: layout)
        let cell = try #require(grid.view.cellForItem(at: [0, 0]))
        #expect(cell.transform == .identity)

        cell.transform = Self.tilt
        layout.scale = 2
        layout.invalidateLayout()
        grid.stage.settle()
        #expect(cell.transform == CGAffineTransform(scaleX: 2, y: 2))

        cell.transform = Self.tilt
        layout.invalidateLayout()
        grid.stage.settle()
        #expect(cell.transform == Self.tilt)

        // After the app has set the identity, each transform of the layout still reaches the cell.
        cell.transform = .identity
        for scale in [1, 2, 1] as [CGFloat] {
            layout.scale = scale
            layout.invalidateLayout()
            grid.stage.settle()
            #expect(cell.transform == CGAffineTransform(scaleX: scale, y: scale))
        }
    }

    @Test("a cell that a layout shrank while deleting it has its full size when it is reused")
    func reuse() throws {
        let layout = ShrinkingLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let grid = TiltedGrid(layout: layout)
        grid.count -= 1
        grid.view.deleteItems(at: [[0, 0]])
        grid.stage.settle()
        grid.count += 1
        grid.view.insertItems(at: [[0, 0]])
        grid.stage.settle()
        #expect(grid.view.visibleCells.count == 15)
        #expect(grid.view.visibleCells.allSatisfy { $0.transform == .identity })
        #expect(grid.stage.trace.cellsReused > 0)
    }
}

@MainActor private final class TiltedGrid: NSObject, UICollectionViewDataSource {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let view: UICollectionView
    var count = 30
    var tilt: (Int) -> CGAffineTransform? = { _ in nil }

    init(layout: UICollectionViewLayout) {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        stage.show(view)
    }

    var layout: UICollectionViewFlowLayout {
        view.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let tilt = tilt(indexPath.item) { cell.transform = tilt }
        return cell
    }
}

/// A layout of one item, which it scales.
private final class ScalingLayout: UICollectionViewLayout {
    var scale: CGFloat = 1

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layoutAttributesForItem(at: [0, 0]).map { [$0] }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.size = CGSize(width: 100, height: 100)
        place.center = CGPoint(x: 160, y: 240)
        place.transform = CGAffineTransform(scaleX: scale, y: scale)
        return place
    }
}

/// A flow layout whose deleted cells shrink to a tenth of their size.
private final class ShrinkingLayout: UICollectionViewFlowLayout {
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let place = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        place?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return place
    }
}
