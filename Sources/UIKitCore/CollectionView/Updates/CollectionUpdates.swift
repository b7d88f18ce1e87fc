import CollectionEngine
import Foundation

/// Performs batch updates, from the app's calls to the end of the animation.
///
/// Collects a batch while its closure runs, checks it as a whole, and only then performs it. So a wrong batch changes
/// nothing.
@MainActor final class CollectionUpdates: CollectionPart {
    // Read in each layout pass and for each cell that enters. Exclusivity isn't checked at run time: plain values.

    /// The batch that is being collected.
    @exclusivity(unchecked) private var batch = BatchUpdates()
    /// The movement in progress, from the invalidation of the layout to the end of its hooks.
    @exclusivity(unchecked) var movement: ElementMovement?
    /// How many movements are still animating.
    @exclusivity(unchecked) var runningMovements = 0
    /// How many movements there have been.
    private var movementCount = 0
    /// A change of size that waits for the layout pass at the end of its animation block.
    @exclusivity(unchecked) var boundsChange: AnimatedBoundsChange?

    /// Whether the closure of a batch is running.
    var isCollecting: Bool { batch.isOpen }
    /// The number of the movement that began last.
    var lastMovement: Int { movementCount }

    func nextMovementNumber() -> Int {
        movementCount += 1
        return movementCount
    }

    // MARK: Collecting

    func collect(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if !batch.isOpen { begin() }
        batch.enter(completion: completion)
        updates?()
        batch.depth -= 1
        if !batch.isOpen { end() }
    }

    /// Adds a call such as `insertItems(at:)` to the open batch, or performs it as a batch of its own.
    ///
    /// - Parameter changesItems: False if cells are only reconfigured.
    func add(changesItems: Bool = true, _ add: (inout BatchUpdates) -> Void) {
        MainThread.require("-[UICollectionView insertItemsAtIndexPaths:], or another update")
        if changesItems, isFedBySnapshots { failOnOwnUpdate() }
        guard !batch.isOpen else { return add(&batch) }
        begin()
        add(&batch)
        end()
    }

    /// Performs the update of a data source that knows its items by identifier.
    ///
    /// - Parameters:
    ///   - fold: The items from which others come out, and into which others go.
    ///   - change: Makes the data source return the new state.
    func collect(
        _ operations: [UpdateLedger.Operation], reconfiguring: [ItemPlace] = [], fold: OutlineFold? = nil,
        change: () -> Void, completion: ((Bool) -> Void)?
    ) {
        begin()
        batch.fold = fold
        batch.enter(completion: completion)
        change()
        batch.add(operations)
        for place in reconfiguring { batch.reconfigure(place) }
        batch.depth -= 1
        end()
    }

    /// Whether an update can begin: not during a layout pass or another update.
    var canBegin: Bool { !view.pass.isLayingOut && movement == nil && !isCollecting }

    private var isFedBySnapshots: Bool { dataSource is any SnapshotFed }

    /// R204: counts items that weren't counted yet, before anything changes, and prepares an outdated layout. Counts
    /// that are known already are those before the batch, even if a reload waits for its layout pass.
    private func begin() {
        let view = view
        view.handMovement.giveUp()
        let wereKnown = view.itemCounts.areKnown
        if !view.pass.isLayingOut { view.itemCounts.holding(view.pass.prepareIfNeeded) }
        let before = counts
        if !wereKnown { view.itemCounts.wereReadForBatch() }
        batch = BatchUpdates()
        batch.begin(before: before, reading: view.itemCounts.reading)
    }

    private func end() {
        let view = view
        let ended = batch
        batch = BatchUpdates()
        let isReloaded = view.pass.isReloadPending
        guard isReloaded || !view.pass.isLayingOut, movement == nil else {
            reportUpdateInLayout()
            view.reloadData()
            return callBack(ended.completions, isFinished: true)
        }
        let after = view.itemCounts.asked()
        let ledger = UpdateLedger(
            before: ended.before, operations: ended.operations(after: after), after: after,
            beforeReading: ended.beforeReading,
            afterReading: CountReading(pass: view.trace.passes, moment: .endOfBatch), isNested: ended.isNested,
            knowsIdentities: ended.knowsIdentities)
        do {
            let plan = try UpdatePlan(ledger)
            // If the app reloaded data in the closure, only the reload is left to do, provided that the batch is valid
            // (Decisions/0068).
            guard !isReloaded else {
                view.itemCounts.forget()
                return callBack(ended.completions, isFinished: true)
            }
            view.itemCounts.keep(after, ledger.afterReading)
            carryOut(plan, reconfiguring: ended.reconfigured, fold: ended.fold, completions: ended.completions)
        } catch {
            refuse(error, completions: ended.completions)
        }
    }

    func refuse(_ mistake: UpdateMistake, completions: [(Bool) -> Void]) {
        let headline = mistake.headline(collectionView: "\(view)")
        guard UICollectionView.inconsistencyPolicy == .reloadData else {
            Diagnostics.fail(headline, explanation: mistake.explanation)
        }
        Diagnostics.warn("invalid-update", headline + "\n" + mistake.explanation)
        view.reloadData()
        callBack(completions, isFinished: false)
    }

    /// Calls completions after the next frame, so that none is called before the app's call returns.
    func callBack(_ completions: [(Bool) -> Void], isFinished: Bool) {
        guard !completions.isEmpty else { return }
        (window?.screen ?? UIScreen.main).frameLoop.afterCommit {
            for completion in completions { completion(isFinished) }
        }
    }

    override func checkInvariants(_ report: (String) -> Void) {
        if runningMovements < 0 { report("\(runningMovements) movements are seen") }
        if runningMovements == 0, view.elements.areSomeDeparting { report("views leave with no movement") }
    }

    // MARK: Mistakes

    /// Stops the program: only its diffable data source may update a collection view (R158).
    private func failOnOwnUpdate() -> Never {
        Diagnostics.fail(
            """
            UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the \
            UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView.
            """,
            explanation: """
                  seen           insertItems(at:) or another update, called on the collection view
                  expected       a snapshot, applied to \(dataSource.map { "\(type(of: $0))" } ?? "the data source")
                  likely cause   code from before the data source was a diffable one
                  try            take the data source's snapshot(), change it, and apply it
                """)
    }

    /// Warns that an update during a layout pass or another update reloads the data instead: views can't get other
    /// index paths then.
    private func reportUpdateInLayout() {
        Diagnostics.warnOnce(
            "update-in-layout", of: "\(type(of: layout))",
            """
            The app updated the collection view during a layout pass or another update; all data is reloaded instead.
              likely cause   cellForItemAt, willDisplay, a cell that computes its size, or a method of the layout calls \
            performBatchUpdates, insertItems or the like
              try            update afterwards: in the completion of the batch, or in DispatchQueue.main.async
            """)
    }
}

extension ItemPlace {
    /// The item that an index path in an update names.
    init(_ path: IndexPath, of method: String) {
        guard path.count == 2 else {
            Diagnostics.fail(
                "Invalid index path for use with UICollectionView. Index paths passed to collection view must contain "
                    + "exactly two indices specifying the section and item.",
                explanation: """
                      seen           \(path.objectiveCText), passed to \(method)
                      expected       IndexPath(item:section:)
                      likely cause   IndexPath() or IndexPath(index:)
                      try            look up the item in the model first, and update nothing when it is not there
                    """)
        }
        self.init(path.item, in: path.section)
    }
}

extension UICollectionView {
    /// What happens to an update that doesn't match the data source.
    public enum InconsistencyPolicy: Sendable {
        /// The program stops with an explanation, as on iOS.
        case stop
        /// The collection view ignores the whole update, reloads the data, and logs the explanation.
        case reloadData
    }
}

/// A data source that updates its collection view itself, from snapshots.
@MainActor protocol SnapshotFed: UICollectionViewDataSource {}
