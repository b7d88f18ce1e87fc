import CollectionEngine
import Foundation
import QuartzCore

/// A data source that shows what it was last given: a snapshot of identifiers, each of which gets a cell.
///
///     let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: view) { view, path, photo in
///         view.dequeueConfiguredReusableCell(using: registration, for: path, item: photo)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
///     snapshot.appendSections([.all])
///     snapshot.appendItems(photos.map(\.id))
///     dataSource.apply(snapshot)                  // compiled: Snippets/DiffableData.swift
///
/// Each snapshot is compared with the one on screen, and the differences are carried out as one batch: as few items as possible are
/// inserted, deleted and moved. Selection and focus stay with their identifiers. Documentation/DiffableData.md tells more.
///
/// Snapshots may be applied on the main thread or on other ones, but not on both at the same time (R502).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, SnapshotFed {
    /// Makes the cell of an item, by a registration or by `dequeueReusableCell(withReuseIdentifier:for:)`.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a header, footer, badge or other supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>
    typealias Update = SnapshotUpdate<SectionIdentifierType, ItemIdentifierType>

    /// Becomes the data source of a collection view, which shows nothing until the first snapshot is applied.
    ///
    /// The collection view does not keep its data source alive (R503).
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: What it works with

    final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider

    /// Asked for each supplementary view. Needed where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Whether items can be moved by hand, and who hears of it.
    ///
    /// With a handler that says which items may be moved, a long press lifts them.
    open var reorderingHandlers = ReorderingHandlers() {
        didSet { if reorderingHandlers.canReorderItem != nil { collectionView?.handMovement.letItemsBeLifted() } }
    }

    /// Who hears that a person expands or collapses an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Its state

    /// What the collection view shows.
    final var shown = Content()
    /// How many contents were shown before.
    final var shownNumber = 0
    /// Those of sections that were given as section snapshots.
    final var outlines: [SectionIdentifierType: OutlineContent<ItemIdentifierType>] = [:]
    /// Then cells may still look as an outline made them.
    final var hasHadOutlines = false
    final nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()
    /// Updates that cannot begin yet.
    final var waiting: [Update] = []
    final var isCarryingOut = false

    // MARK: Applying snapshots

    /// Shows a snapshot. Called on the main thread, the items are there when the call returns, and slide into their places.
    ///
    /// The first one is shown at once. Called on another thread, what differs is found out there and shown as soon as the main
    /// thread is free. What ``NSDiffableDataSourceSnapshot/reloadItems(_:)`` and its like were called for is done afterwards.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether items slide, appear and fade; true by default. Without it the same batch is made at once.
    ///   - completion: Called on the main thread when all has been seen.
    /// - Complexity: O(*n*) for *n* items, and what changing the views in sight takes.
    /// - Behaviour: documented; R503.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { submit(Update(snapshot.content, animatingDifferences ? .animated : .atOnce, completion)) }

    /// Shows a snapshot, and goes on when all has been seen.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading all data, whatever differs: the selection is cleared, and every cell is filled again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { submit(Update(snapshot.content, .reloading, completion)) }

    /// Shows a snapshot by reloading all data, and goes on when that is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Shows a section snapshot in one section, which is added at the end if it is not there (R505).
    ///
    /// Items that are in other sections are moved.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot.content, to: section, animatingDifferences ? .animated : .atOnce, completion)
    }

    /// Shows a section snapshot in one section, and goes on when all has been seen.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Asking

    /// A copy of what was applied last, without marks of what to reload (R504).
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(content: queue.latest)
    }

    /// A copy of what is in a section, expanded or not, as a section snapshot.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(content: outline(of: section))
    }

    /// The item that is shown at a place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        ItemPlace(indexPath).flatMap { shown.item(at: $0) }
    }

    /// Where an item is shown; nil if it is not.
    ///
    /// - Complexity: O(1).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.place(ofItem: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// nil if there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

    /// nil if the section is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.index(ofSection: sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.order.sections.count }

    /// How many items the current snapshot has in the section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let sections = shown.order.sections
        return sections.indices.contains(section) ? sections[section].items.count : 0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else { failOnMissingItem(indexPath) }
        if self.indexPath(for: item) != indexPath { warnOfLie(item, indexPath) }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            failOnMissingCell(item, indexPath, collectionView)
        }
        if hasHadOutlines { showOutline(of: item, on: cell) }
        return cell
    }

    /// The view that ``supplementaryViewProvider`` makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        // nil is refused by the collection view, in UIKit's words.
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? OptionalMethod.notImplemented(UICollectionReusableView(frame: .zero))
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let source = ItemPlace(sourceIndexPath), let target = ItemPlace(destinationIndexPath) else { return }
        moveByHand(source, to: target)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
