/// Whether a data source implements `collectionView(_:moveItemAt:to:)`; nil if unknown.
///
/// Swift on Linux has no `responds(to:)`. For collection view controllers the module knows: the first one sets
/// `ofController` (Decisions/0044).
@MainActor enum MoveItemWriting {
    static var ofController: (@MainActor (any UICollectionViewDataSource) -> Bool?)?

    static func isKnown(of dataSource: (any UICollectionViewDataSource)?) -> Bool? {
        guard let dataSource, let ofController else { return nil }
        return ofController(dataSource)
    }
}
