extension UICollectionViewDiffableDataSource {
    /// Closures that decide whether a person can move an item, and learn of a move.
    @preconcurrency
    public struct ReorderingHandlers {
        /// Whether a person can move the item. Without this closure they can move none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called when a person drops an item at another place. ``UICollectionViewDiffableDataSource/snapshot()`` is
        /// still the old one.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the item is at its new place. Move it in your model here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that do nothing.
        public init() {}
    }
}
