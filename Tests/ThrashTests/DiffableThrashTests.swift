import Foundation
import TestSupport
import Testing
import UIKit

/// 10,000 random snapshots: the screen shows each item of the snapshot once, in its place.
///
///     UIKIT_SNAPSHOTS=2500 swift test --filter DiffableThrash     # 50,000 of them
@MainActor @Suite("Thrash: snapshots") struct DiffableThrashTests {
    private static let snapshots = ProcessInfo.processInfo.environment["UIKIT_SNAPSHOTS"].flatMap { Int($0) } ?? 500

    @Test("after random snapshots the views on screen show the snapshot", arguments: SeededGenerator.seeds(1..<21))
    func thrash(seed: UInt64) {
        let run = DiffableThrash(seed: seed)
        run.run(snapshots: Self.snapshots)
        #expect(run.failure == nil)
    }
}
