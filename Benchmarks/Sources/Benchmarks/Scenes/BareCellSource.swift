import UIKit

/// A data source with a number of bare cells.
@MainActor final class BareCellSource: NSObject, UICollectionViewDataSource {
    var itemCount: Int
    private(set) var bound = 0

    init(itemCount: Int) { self.itemCount = itemCount }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        bound += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "bare", for: indexPath)
    }
}
