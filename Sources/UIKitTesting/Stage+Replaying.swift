import CollectionEngine
import Foundation
import UIKitCore

extension Stage {
    /// Repeats the batch update of an "Invalid update" report, in a collection view of plain cells.
    ///
    ///     try Stage().replayUpdate("u1-…")        // or UIKIT_REPLAY=u1-… swift test
    ///
    /// The program stops again with the same explanation, unless `UICollectionView.inconsistencyPolicy` says otherwise.
    ///
    /// - Parameter token: From the explanation's last lines; by default what `UIKIT_REPLAY` says.
    /// - Returns: The view; nil when there is no token at all.
    @discardableResult
    public func replayUpdate(
        _ token: String? = ProcessInfo.processInfo.environment["UIKIT_REPLAY"]
    ) throws -> UICollectionView? {
        guard let token else { return nil }
        guard let ledger = UpdateLedger(token: token) else { throw UnreadableReplayToken(token: token) }
        let source = ReplaySource(ledger.before)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "replay")
        view.dataSource = source
        show(view)
        view.performBatchUpdates {
            source.counts = ledger.after
            for operation in ledger.operations { view.make(operation) }
        }
        settle()
        // The data source must live until here.
        view.dataSource = nil
        return view
    }
}

/// A replay token that can't be read, or that comes from another version.
public struct UnreadableReplayToken: Error, CustomStringConvertible {
    public let token: String

    public var description: String {
        """
        "\(token)" is not a replay token.
          expected       u1-…, from the end of an explanation of an invalid update
          likely cause   a part of it was lost while copying
          try            copy the whole word after UIKIT_REPLAY=
        """
    }
}

/// A data source with a given number of items, and nothing more.
@MainActor private final class ReplaySource: NSObject, UICollectionViewDataSource {
    var counts: CollectionCounts

    init(_ counts: CollectionCounts) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts.itemCount(inSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "replay", for: indexPath) }
}

extension UICollectionView {
    /// Makes one call of the batch update, from the ledger's record.
    fileprivate func make(_ operation: UpdateLedger.Operation) {
        func path(_ place: ItemPlace) -> IndexPath { IndexPath(item: place.item, section: place.section) }
        switch operation {
        case .insertItem(let place): insertItems(at: [path(place)])
        case .deleteItem(let place): deleteItems(at: [path(place)])
        case .reloadItem(let place): reloadItems(at: [path(place)])
        case .moveItem(let place, let target): moveItem(at: path(place), to: path(target))
        case .insertSection(let section): insertSections([section])
        case .deleteSection(let section): deleteSections([section])
        case .reloadSection(let section): reloadSections([section])
        case .moveSection(let section, let target): moveSection(section, toSection: target)
        }
    }
}
