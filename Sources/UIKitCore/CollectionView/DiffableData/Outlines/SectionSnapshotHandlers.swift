extension UICollectionViewDiffableDataSource {
    /// Who is asked, and told, when a person expands or collapses an item.
    @preconcurrency
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Whether the item may be expanded. Without it every item may.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// The item is about to be expanded.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether the item may be collapsed. Without it every item may.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// The item is about to be collapsed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// What is to be below an item that is about to be expanded, given what is: children can be loaded when they are needed.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Handlers that do nothing.
        public init() {}
    }
}
