import Testing
import UIKit
import UIKitTesting

// A flow layout's delegate is mostly the controller that owns the collection view, and so the layout.
@MainActor @Suite("Lifetimes of flow layouts' delegates") struct FlowDelegateLifetimeTests {
    private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            9
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 40 + indexPath.item, height: 40) }
    }

    @Test("a controller that is the flow layout's delegate is released when another one replaces it")
    func controller() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        weak var grid: Grid?
        do {
            let made = Grid(collectionViewLayout: UICollectionViewFlowLayout())
            stage.show(made)
            made.collectionView.reloadItems(at: [IndexPath(item: 3, section: 0)])
            stage.settle()
            #expect(made.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.bounds.width == 43)
            grid = made
        }
        stage.show(UIViewController())
        #expect(grid == nil)
    }

    @Test("a flow layout whose delegate is gone uses its own sizes")
    func delegateThatGoes() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        do {
            let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = grid
            view.delegate = grid
            view.layoutIfNeeded()
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.size.width == 43)
        }
        #expect(view.delegate == nil)
        let counts = NineItems()
        view.dataSource = counts
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.size.width == 30)
    }

    private final class NineItems: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
