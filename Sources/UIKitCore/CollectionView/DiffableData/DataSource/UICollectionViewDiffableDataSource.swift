import CollectionEngine
import Foundation
import QuartzCore

/// A data source that shows a snapshot: a list of identifiers, each of which gets a cell.
///
///     let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: view) { view, path, photo in
///         view.dequeueConfiguredReusableCell(using: registration, for: path, item: photo)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
///     snapshot.appendSections([.all])
///     snapshot.appendItems(photos.map(\.id))
///     dataSource.apply(snapshot)                  // compiled: Snippets/DiffableData.swift
///
/// The data source compares each snapshot with the one on screen, and performs the differences as one batch update that
/// inserts, deletes and moves as few items as possible. Selection and focus stay with their identifiers. See
/// Documentation/DiffableData.md.
///
/// Apply all snapshots on the main thread, or all on other threads. Doing both at the same time stops the program
/// (R502).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, SnapshotFed {
    /// Returns the cell of an item, from a registration or from `dequeueReusableCell(withReuseIdentifier:for:)`.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a header, footer, badge or other supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>
    typealias Update = SnapshotUpdate<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source and sets it on a collection view, which shows nothing until the first snapshot is applied.
    ///
    /// The collection view doesn't retain its data source (R503).
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Collection view and closures

    final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider

    /// Returns the supplementary views. Required if the layout has any. Default: nil.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that decide which items people can move, and learn of a move. Default: none.
    ///
    /// With a `canReorderItem` handler, a long press lifts the items that it allows.
    open var reorderingHandlers = ReorderingHandlers() {
        didSet { if reorderingHandlers.canReorderItem != nil { collectionView?.handMovement.letItemsBeLifted() } }
    }

    /// The closures that decide which items people can expand and collapse, and learn of it. Default: none.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: State

    /// The content that the collection view shows. Other threads read a copy (``shownOnAnyThread``).
    final var shown = Content() {
        didSet { queue.show(shown) }
    }
    /// The number of the shown content; 0 before the first.
    final var shownNumber = 0
    /// The outlines of sections that were applied as section snapshots.
    final var outlines: [SectionIdentifierType: OutlineContent<ItemIdentifierType>] = [:] {
        didSet { queue.show(outlines) }
    }
    /// Whether there ever was an outline, so that cells may still look like rows of one.
    final var hasHadOutlines = false
    final nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()
    /// Updates that cannot begin yet.
    final var waiting: [Update] = []
    final var isCarryingOut = false

    // MARK: Applying snapshots

    /// Shows a snapshot. If called on the main thread, the items are there when the call returns, and move to their
    /// places.
    ///
    /// The first snapshot appears without animation. If called on another thread, the differences are computed there,
    /// and shown as soon as the main thread is free. Items and sections marked by
    /// ``NSDiffableDataSourceSnapshot/reloadItems(_:)`` and similar methods are updated afterwards.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items to show.
    ///   - animatingDifferences: Whether items move, appear and fade. Default: true. If false, the same update happens
    ///     at once.
    ///   - completion: Called on the main thread when the animation has ended.
    /// - Complexity: O(*n*) for *n* items, plus the time to change the visible views.
    /// - Behaviour: documented; R503.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { submit(Update(snapshot.content, animatingDifferences ? .animated : .atOnce, completion)) }

    /// Shows a snapshot, and returns when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading all data, whatever the differences: the selection is cleared, and every cell is
    /// configured again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { submit(Update(snapshot.content, .reloading, completion)) }

    /// Shows a snapshot by reloading all data, and returns when that is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Shows a section snapshot in one section. A section that doesn't exist is added at the end (R505).
    ///
    /// Items that are in other sections move to this one.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot.content, to: section, animatingDifferences ? .animated : .atOnce, completion)
    }

    /// Shows a section snapshot in one section, and returns when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Identifiers
    // Any thread may ask, beside one that applies snapshots.

    /// Returns a copy of the last applied snapshot, without its marks for reloading (R504).
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(content: queue.latest)
    }

    /// Returns a copy of a section's items, visible or collapsed, as a section snapshot.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(content: outline(of: section))
    }

    /// Returns the item that is shown at an index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let place = ItemPlace(indexPath) else { return nil }
        return shownOnAnyThread.item(at: place)
    }

    /// Returns the index path at which an item is shown, or nil if it isn't shown.
    ///
    /// - Complexity: O(1).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let place = shownOnAnyThread.place(ofItem: itemIdentifier) else { return nil }
        return IndexPath(item: place.item, section: place.section)
    }

    /// Returns the section at an index, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shownOnAnyThread.section(at: index)
    }

    /// Returns the index of a section, or nil if it isn't shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shownOnAnyThread.index(ofSection: sectionIdentifier)
    }

    /// The shown content. Code that applies snapshots on another thread reads it there, too: no closures, which the
    /// runtime would check.
    private final var shownOnAnyThread: Content { shownWithOutlinesOnAnyThread.content }

    final var shownWithOutlinesOnAnyThread:
        (
            content: Content, outlines: [SectionIdentifierType: OutlineContent<ItemIdentifierType>]
        )
    {
        if MainThread.isCurrent { return (shown, outlines) }
        let copy = queue.shown
        return (copy.content, copy.outlines)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.order.sections.count }

    /// Returns the number of items that the shown snapshot has in the section.
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

    /// Returns the view from ``supplementaryViewProvider``.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        // For nil, the collection view stops the program with UIKit's message.
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
