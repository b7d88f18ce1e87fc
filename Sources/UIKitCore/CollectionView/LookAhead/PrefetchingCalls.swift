import Foundation

/// What makes `source.collectionView?(view, cancelPrefetchingForItemsAt: paths)` compile (D5): called with the labels of the method that it
/// stands for.
@preconcurrency @MainActor public struct PrefetchingCalls {
    let delegate: any UICollectionViewDataSourcePrefetching

    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
}

// The optional methods of the protocol, to be called with a question mark as on iOS. One that isn't written answers its
// default, or nil where it has none.
extension UICollectionViewDataSourcePrefetching {
    public var collectionView: PrefetchingCalls? { PrefetchingCalls(delegate: self) }
}
