import CollectionEngine
import UIKitCore

/// What differs between two snapshots, without any view around it. For `Benchmarks/` only, as ``MeasuredFlow`` is.
public struct MeasuredDifference: Sendable {
    public let changes: Int
    public let moves: Int

    public init<Section: Sendable, Item: Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let difference = new.content.difference(from: old.content)
        changes = difference.operations.count
        moves = difference.moves
    }
}

/// Applies a snapshot on the thread that calls this, as an app in Swift 5 mode may do on any thread.
public func applyAside<Section: Sendable, Item: Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    to source: UICollectionViewDiffableDataSource<Section, Item>
) { source.applyOnAnyThread(snapshot) }
