/// The changes that a person made by moving an item: of all items, and of each section involved.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items, with indices through all sections. Apply it to a list of the items with
    /// `applying(_:)`.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes in the sections that lost or gained the item, the last section first (R607).
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes in one section that a person made by moving an item.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The identifier of the section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before the move.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after the move.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of the section's items. Apply it to a list of them with `applying(_:)`.
    public let difference: CollectionDifference<ItemIdentifierType>
}
