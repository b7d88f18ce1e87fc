extension UICollectionViewDiffableDataSource {
    /// Closures that decide whether a person can expand or collapse an item, and learn of it.
    @preconcurrency
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Whether a person can expand the item. Without this closure they can expand every item.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether a person can collapse the item. Without this closure they can collapse every item.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns what will be below an item that is about to be expanded. Takes the item and what is below it now.
        /// Use this to load children when they are needed.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Creates handlers that do nothing.
        public init() {}
    }
}
