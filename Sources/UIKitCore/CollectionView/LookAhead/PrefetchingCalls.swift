import Foundation

/// Makes `source.collectionView?(view, cancelPrefetchingForItemsAt: paths)` compile (D5). Use the labels of the method
/// to call.
@preconcurrency @MainActor public struct PrefetchingCalls {
    let delegate: any UICollectionViewDataSourcePrefetching

    /// Calls the data source's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its
// default, or nil if it has none.
extension UICollectionViewDataSourcePrefetching {
    /// Lets `dataSource.collectionView?(…)` compile.
    public var collectionView: PrefetchingCalls? { PrefetchingCalls(delegate: self) }
}
