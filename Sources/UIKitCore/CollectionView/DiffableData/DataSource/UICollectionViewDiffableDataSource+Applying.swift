import CollectionEngine
import Dispatch
import Foundation
import QuartzCore

// Turns an applied snapshot into the batch update that shows it.
extension UICollectionViewDiffableDataSource {
    // MARK: Submitting

    /// Does the same as ``apply(_:animatingDifferences:completion:)``, for code of this package that the compiler knows
    /// to be on another thread.
    package nonisolated final func applyOnAnyThread(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) { submit(Update(snapshot.content, .animated, nil)) }

    /// Submits an update from any thread.
    nonisolated final func submit(_ update: Update) {
        submit { _ in update }
    }

    /// - Parameter make: Takes the content that was submitted before, and returns the update.
    nonisolated final func submit(_ make: (Content) -> Update) {
        guard MainThread.isCurrent else {
            return queue.submitFromAside(make) { update in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        self.queue.noteArrival()
                        self.carryOut(update)
                    }
                }
            }
        }
        if queue.hasOutstanding { failOnTwoQueues() }
        var update = make(queue.latest)
        queue.submit(&update)
        MainActor.assumeIsolated { [update] in carryOut(update) }
    }

    // MARK: Showing

    private func carryOut(_ update: Update) {
        guard !isCarryingOut, waiting.isEmpty, collectionView?.updates.canBegin ?? true else {
            waiting.append(update)
            return carryOutLater()
        }
        let isReloading = update.way == .reloading || shownNumber == 0
        guard let view = collectionView, !isReloading else { return reload(update) }
        isCarryingOut = true
        show(update, in: view)
        isCarryingOut = false
    }

    /// Waits until after the frame, because the collection view is in a layout pass or another update is being made.
    private func carryOutLater() {
        guard waiting.count == 1 else { return }
        (collectionView?.window?.screen ?? UIScreen.main).frameLoop.afterCommit { [self] in
            let updates = waiting
            waiting = []
            updates.forEach(carryOut)
        }
    }

    /// Shows a snapshot by reloading. Without an animation to wait for, the completion is called before this returns
    /// (Decisions/0078).
    private func reload(_ update: Update) {
        isCarryingOut = true
        change(to: update)
        collectionView?.reloadData()
        isCarryingOut = false
        update.completion?.call()
    }

    private func change(to update: Update) {
        shown = update.content.unmarked
        shownNumber = update.number
        keepOutlines(of: update)
    }

    private func show(_ update: Update, in view: UICollectionView) {
        let old = shown
        let completion = update.completion.map { completion in { (_: Bool) in completion.call() } }
        let known = update.difference.flatMap { $0.from == shownNumber ? $0.1 : nil }
        let difference = known ?? update.content.difference(from: old)
        let marks = update.content.marks(besides: old)
        let fold = fold(of: update)
        func carryOut() {
            view.updates.collect(
                difference.operations, fold: fold, change: { change(to: update) },
                completion: marks.isEmpty ? completion : nil)
            guard !marks.isEmpty else { return }
            view.updates.collect(
                marks.reloads, reconfiguring: marks.reconfigured, change: {}, completion: completion)
        }
        update.way == .animated ? carryOut() : UIView.performWithoutAnimation(carryOut)
        if hasHadOutlines { showOutlines(in: view, isAnimated: update.way == .animated) }
        if let place = difference.matchedTwice, let item = update.content.item(at: place) {
            warnOfLie(item, IndexPath(item: place.item, section: place.section))
        }
    }

    // MARK: Mistakes

    /// Warns once about an identifier that changed since it was put into the snapshot, or that equals another one
    /// there.
    func warnOfLie(_ item: ItemIdentifierType, _ path: IndexPath) {
        Diagnostics.warnOnce(
            "identifier-changed", of: "\(type(of: item))",
            """
            The identifier \(item) of item \(path.plainText) cannot be found again. All items are shown, but this one may get \
            a new cell although it could keep its own, and indexPath(for:) doesn't find it.
              seen           \(seenInstead(of: item))
              expected       an identifier that always equals itself, keeps its hash, and equals no other identifier
              likely cause   \(type(of: item)) is a class whose properties change while it is in a snapshot, or its \
            hash(into:) and == use different properties
              try            use the item's id, a value that never changes, and reconfigureItems(_:) when its contents do
            """)
    }

    private func seenInstead(of item: ItemIdentifierType) -> String {
        guard let place = shown.place(ofItem: item) else { return "its hash was different in the snapshot" }
        let path = IndexPath(item: place.item, section: place.section)
        return "it equals the identifier of item \(path.plainText)"
    }

    /// Stops the program because snapshots came from two queues (R502).
    private nonisolated func failOnTwoQueues() -> Never {
        Diagnostics.fail(
            """
            Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and \
            will deadlock. Please always submit updates either always on the main queue or always off the main queue - \
            view=\(MainActor.assumeIsolated { collectionView.map { "\($0)" } ?? "(null)" })
            """,
            explanation: """
                  seen           a snapshot applied on the main thread, while one from another thread is being applied
                  expected       all snapshots of this data source from the main thread, or all from other threads
                  likely cause   the app applies most snapshots in the background, and one in viewDidLoad or a tap's handler
                  try            apply that one on the same background queue, or all of them on the main thread
                """)
    }

    func failOnMissingItem(_ path: IndexPath) -> Never {
        Diagnostics.fail(
            "Invalid parameter not satisfying: itemIdentifier",
            explanation: """
                  seen           a call of collectionView(_:cellForItemAt:) for item \(path.plainText)
                  expected       one of the \(shown.order.itemCount) items of the current snapshot
                  likely cause   a subclass overrides collectionView(_:numberOfItemsInSection:), or the index path is from another snapshot
                  try            call itemIdentifier(for:) first
                """)
    }

    /// Stops the program because the cell provider returned no cell (R504).
    func failOnMissingCell(_ item: ItemIdentifierType, _ path: IndexPath, _ view: UICollectionView) -> Never {
        Diagnostics.fail(
            """
            UICollectionViewDiffableDataSource cell provider returned nil for index path \(path.objectiveCText) with item \
            identifier '\(item)', which is not allowed. You must always return a cell to the collection view: \(view)
            """,
            explanation: """
                  seen           no cell for item \(path.plainText)
                  expected       a cell from dequeueConfiguredReusableCell(using:for:item:)
                  likely cause   `self`, captured weakly, is nil, or a switch has no case for this item
                  try            return an empty cell in that case
                """)
    }
}

/// The items and sections to reload or reconfigure, by index paths after the update.
private struct SnapshotMarks {
    var reloads: [UpdateLedger.Operation] = []
    var reconfigured: [ItemPlace] = []

    var isEmpty: Bool { reloads.isEmpty && reconfigured.isEmpty }
}

extension SnapshotContent {
    /// Returns the marks, without those of items and sections that are new anyway.
    fileprivate func marks(besides old: SnapshotContent) -> SnapshotMarks {
        var marks = SnapshotMarks()
        let sections = reloadedSectionIdentifiers.filter { old.index(ofSection: $0) != nil }
        let reloaded = reloadedItemIdentifiers.filter { old.place(ofItem: $0) != nil }
        marks.reloads =
            sections.compactMap { index(ofSection: $0) }.map { .reloadSection($0) }
            + reloaded.compactMap { place(ofItem: $0) }.map { .reloadItem($0) }
        marks.reconfigured = reconfiguredItemIdentifiers.filter { old.place(ofItem: $0) != nil }
            .compactMap { place(ofItem: $0) }
        return marks
    }
}
