import Foundation

/// Asks data sources for cells and supplementary views. All such questions go through here, so that a registration knows
/// whether it is made inside of one.
@MainActor enum ProviderCalls {
    /// The number of the collection view that is asking its data source; 0 when none is. If a cell lays out a collection view
    /// of its own while it is configured, this is the inner one.
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

    /// nil where the data source doesn't write the method.
    static func supplementaryView(
        ofKind kind: String, at path: IndexPath, from source: any UICollectionViewDataSource, _ view: UICollectionView
    ) -> UICollectionReusableView? {
        let outer = asking
        asking = view.supply.number
        defer { asking = outer }
        return OptionalMethod.result { source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path) }
    }
}
