import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("First layout") struct FirstLayoutTests {
    @Test("a grid shows the cells in view and no others (R2)")
    func firstCells() {
        let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
        let source = NumberSource(counts: [1000])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        // Five in a row, a row each 60 points: rows at 0, 60, 120, 180.
        #expect(view.visibleCells.count == 20)
        #expect(
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 67.5, y: 0, width: 50, height: 50)
        )
        #expect(view.contentSize == CGSize(width: 320, height: 200 * 60 - 10))
        #expect(view.trace.cellsCreated == 20)

        view.contentOffset.y = 60
        stage.settle()
        #expect(view.trace.cellsCreated == 20)
        #expect(view.trace.cellsReused == 5)
    }
}

@MainActor final class NumberSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = "\(indexPath.item)"
        return cell
    }
}

@MainActor final class NumberCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
