import CollectionEngine
import Foundation

// A batch is collected while its closure runs, checked as a whole, and only then carried out: what is wrong changes nothing.
extension UICollectionView {
    func collectUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if !batch.isOpen { beginBatch() }
        batch.enter(completion: completion)
        updates?()
        batch.depth -= 1
        if !batch.isOpen { endBatch() }
    }

    /// One call such as `insertItems(at:)`: a part of the batch that is open, or a batch of its own.
    func addUpdates(_ add: (inout BatchUpdates) -> Void) {
        MainThread.require("-[UICollectionView insertItemsAtIndexPaths:], or another update")
        guard !batch.isOpen else { return add(&batch) }
        beginBatch()
        add(&batch)
        endBatch()
    }

    /// R204: what was not counted yet is counted now, before anything changes; a layout that is out of date is prepared.
    private func beginBatch() {
        handMovement.giveUp()
        let wereKnown = itemCounts.areKnown
        if !isLayingOut { prepareLayoutIfNeeded() }
        let before = itemCounts.known
        if !wereKnown { itemCounts.wereReadForBatch() }
        batch = BatchUpdates()
        batch.begin(before: before, reading: itemCounts.reading)
    }

    private func endBatch() {
        let ended = batch
        batch = BatchUpdates()
        // Somebody reloaded in the middle of it: everything is asked for anew, and nothing of the batch is left to do.
        guard layoutStage != .reloadPending else { return callBack(ended.completions, isFinished: true) }
        guard !isLayingOut, movement == nil else {
            reportUpdateInLayout()
            reloadData()
            return callBack(ended.completions, isFinished: true)
        }
        let after = itemCounts.asked()
        let ledger = UpdateLedger(
            before: ended.before, operations: ended.operations(after: after), after: after,
            beforeReading: ended.beforeReading,
            afterReading: CountReading(pass: trace.passes, moment: .endOfBatch), isNested: ended.isNested)
        do {
            let plan = try UpdatePlan(ledger)
            itemCounts.keep(after, ledger.afterReading)
            carryOut(plan, reconfiguring: ended.reconfigured, completions: ended.completions)
        } catch {
            refuse(error, completions: ended.completions)
        }
    }

    func refuse(_ mistake: UpdateMistake, completions: [(Bool) -> Void]) {
        let headline = mistake.headline(collectionView: "\(self)")
        guard Self.inconsistencyPolicy == .reloadData else {
            Diagnostics.fail(headline, explanation: mistake.explanation)
        }
        Diagnostics.warn("invalid-update", headline + "\n" + mistake.explanation)
        reloadData()
        callBack(completions, isFinished: false)
    }

    /// With the next frame, so that nobody is called back before the call returns.
    func callBack(_ completions: [(Bool) -> Void], isFinished: Bool) {
        guard !completions.isEmpty else { return }
        (window?.screen ?? UIScreen.main).frameLoop.afterCommit {
            for completion in completions { completion(isFinished) }
        }
    }

    /// Views cannot be given other names while they are being looked at.
    private func reportUpdateInLayout() {
        Diagnostics.warnOnce(
            "update-in-layout", of: "\(type(of: collectionViewLayout))",
            """
            An update was made while the collection view lays out or carries out another one; all data is reloaded instead.
              likely cause   performBatchUpdates, or insertItems and the like, called by cellForItemAt, by willDisplay, by a \
            cell that is asked for its size, or by a layout in its hooks
              try            make it afterwards: in the completion of the batch, or DispatchQueue.main.async
            """)
    }

    // MARK: Index paths

    /// The item that a path of an update names.
    func place(_ path: IndexPath, _ method: String) -> ItemPlace {
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
        return ItemPlace(path.item, in: path.section)
    }
}

extension UICollectionView {
    /// What happens when an update does not agree with the data source.
    public enum InconsistencyPolicy: Sendable {
        /// The program stops with an explanation, as on iOS.
        case stop
        /// The update is dropped as a whole, the data reloaded, and the explanation logged.
        case reloadData
    }
}
