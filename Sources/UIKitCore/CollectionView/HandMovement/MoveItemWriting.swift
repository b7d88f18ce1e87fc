/// Whether a data source wrote `collectionView(_:moveItemAt:to:)`; nil where that cannot be known.
///
/// Swift on Linux cannot ask an object. Of the data sources that stand above the collection view, those who made them know: the
/// first collection view controller says here how to find out (Decisions/0044).
@MainActor enum MoveItemWriting {
    static var ofController: (@MainActor (any UICollectionViewDataSource) -> Bool?)?

    static func isKnown(of dataSource: (any UICollectionViewDataSource)?) -> Bool? {
        guard let dataSource, let ofController else { return nil }
        return ofController(dataSource)
    }
}
