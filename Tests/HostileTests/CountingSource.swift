import UIKit

/// A data source that returns what a test sets, sensible or not.
@MainActor final class CountingSource: NSObject, UICollectionViewDataSource {
    var sections: () -> Int
    var items: (Int) -> Int
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    /// Whether it dequeues one header more than it returns.
    var makesHeadersTwice = false

    init(sections: @autoclosure @escaping () -> Int = 1, items: @escaping (Int) -> Int) {
        self.sections = sections
        self.items = items
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items(section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if makesHeadersTwice {
            _ = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UICollectionView {
    /// Returns a view of 320 × 480 points with cells and headers registered.
    static func hostile(
        _ source: CountingSource, layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "other"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        return view
    }
}
