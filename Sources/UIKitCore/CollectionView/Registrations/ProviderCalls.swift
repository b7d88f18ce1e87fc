import Foundation

/// Asks data sources for cells and supplementary views. All such calls go through here, so that a registration knows
/// whether it is made inside one.
@MainActor enum ProviderCalls {
    /// The number of the collection view that is asking its data source; 0 if none is. If a cell lays out a collection
    /// view inside it during configuration, this is the inner one.
    @exclusivity(unchecked) private(set) static var asking = 0

    @inline(__always)
    static func cell(
        at path: IndexPath, from source: any UICollectionViewDataSource, _ view: UICollectionView
    ) -> UICollectionViewCell {
        let outer = asking
        asking = view.supply.number
        defer { asking = outer }
        return source.collectionView(view, cellForItemAt: path)
    }

    /// Returns the data source's view, or nil if it doesn't implement the method.
    static func supplementaryView(
        ofKind kind: String, at path: IndexPath, from source: any UICollectionViewDataSource, _ view: UICollectionView
    ) -> UICollectionReusableView? {
        let outer = asking
        asking = view.supply.number
        defer { asking = outer }
        return OptionalMethod.result { source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path) }
    }
}
