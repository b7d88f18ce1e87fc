import UIKit

extension UpdatesController: UICollectionViewDataSource {
    private static let headerKind = UICollectionView.elementKindSectionHeader

    func registerViews() {
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            TileHeader.self, forSupplementaryViewOfKind: Self.headerKind, withReuseIdentifier: "header")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { board.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        board.sections[section].tiles.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.show(board.sections[indexPath.section].tiles[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? TileHeader)?.show(board.sections[indexPath.section])
        return view
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMoveTiles
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moveTile(from: sourceIndexPath, to: destinationIndexPath)
        showCounts()
    }

    /// Updates the counts in visible headers. A batch update that changes items doesn't reload their headers.
    func showCounts() {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: Self.headerKind) {
            let header = collectionView.supplementaryView(forElementKind: Self.headerKind, at: path)
            (header as? TileHeader)?.show(board.sections[path.section])
        }
    }
}
