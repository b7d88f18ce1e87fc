import Foundation
import UIKitCore

/// How a value is turned into text that can be kept in a file and compared.
///
///     assertSnapshot(of: collectionView, as: .attributes)
public struct Snapshotting<Value> {
    /// The ending of the file, as in "txt".
    public let pathExtension: String
    public let snapshot: @MainActor (Value) -> String

    public init(pathExtension: String, snapshot: @escaping @MainActor (Value) -> String) {
        self.pathExtension = pathExtension
        self.snapshot = snapshot
    }

    /// A way to take snapshots of other values, from which `transform` gets one of these.
    public func pullback<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> Snapshotting<Other> {
        let snapshot = snapshot
        return Snapshotting<Other>(pathExtension: pathExtension) { snapshot(transform($0)) }
    }
}

extension Snapshotting where Value == String {
    /// Text as it is.
    @MainActor public static var lines: Snapshotting { Snapshotting(pathExtension: "txt") { $0 } }
}
