import Foundation

/// Loads the data of items before they are visible.
///
///     func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///         for path in indexPaths { loader.begin(photos[path.item]) }
///     }
///
/// Items of the first screen, and items that are visible already, aren't announced: `cellForItemAt` asks for those at
/// once. Load data in the background, and expect cells whose data isn't there yet.
///
/// - Behaviour: documented (R112). How far ahead is our choice (Decisions/0048).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Begins loading the data of items that will soon be visible, the nearest first. Called after a frame. An
    /// item is announced again only after it was visible or cancelled.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Stops loading the data of announced items that won't be visible soon after all: scrolling changed direction, or
    /// went past them.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
