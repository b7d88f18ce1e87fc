import Foundation

/// Asks data sources for cells and supplementary views. All such questions go through here, so that a registration knows
/// whether it is made inside of one.
@MainActor enum ProviderCalls {
    /// How many questions are open, of all collection views together. More than one where a cell that is being filled lays
    /// out a collection view of its own.
    @exclusivity(unchecked) private(set) static var openCount = 0

    @inline(__always)
    static func cell(
        at path: IndexPath, from source: any UICollectionViewDataSource, _ view: UICollectionView
    ) -> UICollectionViewCell {
        openCount &+= 1
        defer { openCount &-= 1 }
        return source.collectionView(view, cellForItemAt: path)
    }

    /// nil where the data source doesn't write the method.
    static func supplementaryView(
        ofKind kind: String, at path: IndexPath, from source: any UICollectionViewDataSource, _ view: UICollectionView
    ) -> UICollectionReusableView? {
        openCount &+= 1
        defer { openCount &-= 1 }
        return OptionalMethod.result { source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path) }
    }
}
