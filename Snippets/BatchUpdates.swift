import UIKit

// A list that changes while a person looks at it: Documentation/Updates.md.

final class NamesController: UICollectionViewController {
    private var names = ["Ada", "Alan", "Barbara", "Edsger"]

    /// Deletes one name, inserts one and moves one, all in one animation.
    func takeNews() {
        collectionView.performBatchUpdates {
            // Deletions from the last to the first, so that no index shifts before it's used. Then insertions.
            names.remove(at: 1)
            names.insert("Grace", at: 0)
            collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])  // index path before the update
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])  // index path after the update
            collectionView.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
            names.insert(names.removeLast(), at: 1)
        } completion: { _ in
            self.collectionView.flashScrollIndicators()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }
}

/// Inserted items fly in from the middle, and deleted items fly back there.
final class FlyingLayout: UICollectionViewFlowLayout {
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            if item.updateAction == .insert, let path = item.indexPathAfterUpdate { inserted.insert(path) }
            if item.updateAction == .delete, let path = item.indexPathBeforeUpdate { deleted.insert(path) }
        }
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        // UIKit asks for every visible item, including those that were there before.
        if inserted.contains(itemIndexPath) { shrink(attributes) }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) { shrink(attributes) }
        return attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted = []
        deleted = []
    }

    private func shrink(_ attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes, let view = collectionView else { return }
        attributes.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
}

let layout = FlyingLayout()
print(layout.minimumLineSpacing)
