import Foundation

/// Loads what items show before they are seen.
///
///     func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///         for path in indexPaths { loader.begin(photos[path.item]) }
///     }
///
/// Nothing is announced for the first screen, nor for items that are in view already: `cellForItemAt` is asked for those
/// at once. Load in the background, and be ready for a cell whose data is not there yet.
///
/// - Behaviour: documented (R112); how far ahead is our choice (Decisions/0048).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// These items will soon be seen, the nearest first. Called after a frame, once for each item until it was seen or
    /// cancelled.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// These were announced and will not be seen soon after all: scrolling turned round, or went past them.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
