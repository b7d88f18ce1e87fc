import Foundation
import UIKitCore

/// A way to turn a value into text for a file, so that snapshots can be compared.
///
///     assertSnapshot(of: collectionView, as: .attributes)
public struct Snapshotting<Value> {
    /// The file's extension, for instance "txt".
    public let pathExtension: String
    public let snapshot: @MainActor (Value) -> String

    public init(pathExtension: String, snapshot: @escaping @MainActor (Value) -> String) {
        self.pathExtension = pathExtension
        self.snapshot = snapshot
    }

    /// Returns a way to take snapshots of values of another type, which `transform` converts.
    public func pullback<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> Snapshotting<Other> {
        let snapshot = snapshot
        return Snapshotting<Other>(pathExtension: pathExtension) { snapshot(transform($0)) }
    }
}

extension Snapshotting where Value == String {
    /// Takes text as it is.
    @MainActor public static var lines: Snapshotting { Snapshotting(pathExtension: "txt") { $0 } }
}
