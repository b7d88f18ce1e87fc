import Foundation

/// Makes `dataSource.numberOfSections?(in: view)` compile (D5). Use the labels of the method to call.
@preconcurrency @MainActor public struct DataSourceCalls {
    let delegate: any UICollectionViewDataSource

    /// Calls the data source's method with these labels.
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
        delegate.numberOfSections(in: collectionView)
    }

    /// Calls the data source's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView! {
        OptionalMethod.result {
            delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    /// Calls the data source's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool! {
        OptionalMethod.result { delegate.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    /// Calls the data source's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethod.result {
            delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// Calls the data source's method with these labels.
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        delegate.indexTitles(for: collectionView)
    }

    /// Calls the data source's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its
// default, or nil if it has none.
extension UICollectionViewDataSource {
    /// Lets `dataSource.numberOfSections?(…)` compile.
    public var numberOfSections: DataSourceCalls? { DataSourceCalls(delegate: self) }

    /// Lets `dataSource.collectionView?(…)` compile.
    public var collectionView: DataSourceCalls? { DataSourceCalls(delegate: self) }

    /// Lets `dataSource.indexTitles?(…)` compile.
    public var indexTitles: DataSourceCalls? { DataSourceCalls(delegate: self) }
}
