import Foundation

/// Provides the items of a collection view, and their cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item: one from `dequeueReusableCell(withReuseIdentifier:for:)`, configured.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections. Default: 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns the supplementary view of a kind at an index path: one from `dequeueReusableSupplementaryView`.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether a person may move the item. If not implemented, all items may be moved if
    /// ``collectionView(_:moveItemAt:to:)`` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the model, after a person moved it. Called once, when the person drops it at another place. The
    /// views have already moved.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Not called yet: there is no index bar.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Not called yet: there is no index bar.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.notImplemented(UICollectionReusableView(frame: .zero)) }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.notImplemented(true)
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.notImplemented(()) }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
