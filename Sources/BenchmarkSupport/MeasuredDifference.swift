import CollectionEngine
import UIKitCore

/// The difference between two snapshots, without views. For `Benchmarks/` only, as ``MeasuredFlow``.
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

/// Applies a snapshot on the calling thread, as an app in Swift 5 mode may do on any thread.
public func applyAside<Section: Sendable, Item: Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    to source: UICollectionViewDiffableDataSource<Section, Item>
) { source.applyOnAnyThread(snapshot) }
