extension UICollectionViewDiffableDataSource {
    /// Who is asked, and told, when a person moves an item by hand.
    @preconcurrency
    public struct ReorderingHandlers {
        /// Whether the item may be moved. Without it no item may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item was let go of in another place; ``UICollectionViewDiffableDataSource/snapshot()`` is still the old one.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The item is in its new place: the model does the same now.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Handlers that do nothing.
        public init() {}
    }
}
