import Dispatch
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Snapshots from other threads: compared there, shown on the main thread, in the order in which they were applied.
@MainActor @Suite("Snapshots from other threads") struct BackgroundSnapshotTests {
    /// The number of queues, each of which applies a snapshot.
    private static let queues = 8

    @Test("snapshots from another thread are applied in their order, and completed on the main thread")
    func order() async {
        let names = Names()
        names.begin([("A", ["a"])])
        let source = names.source
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                for count in 1...20 {
                    var snapshot = source.queue.latest
                    try? snapshot.appendItems(["\(count)"], toSection: nil)
                    source.submit(Names.Source.Update(snapshot, .animated, { #expect(MainThread.isCurrent) }))
                }
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(source.snapshot().itemIdentifiers == ["a"] + (1...20).map { "\($0)" })
        #expect(!source.queue.hasOutstanding)
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, 1 50, 2 100, 3 150")
    }

    @Test("each snapshot from many threads at once is compared with the one before it")
    func race() async {
        let names = Names()
        names.begin([("A", ["a"])])
        let source = names.source
        await withTaskGroup(of: Void.self) { group in
            for queue in 0..<Self.queues {
                group.addTask {
                    for step in 0..<20 {
                        var content = SnapshotContentOf()
                        try? content.appendSections(["A"])
                        try? content.appendItems((0..<step).map { "\(queue) \($0)" } + ["a"], toSection: nil)
                        source.submit(Names.Source.Update(content, .animated, nil))
                    }
                }
            }
        }
        while source.queue.hasOutstanding { await Task.yield() }
        names.stage.settle()
        names.view.checkInvariants { Issue.record("\($0)") }
        #expect(names.view.numberOfItems(inSection: 0) == 20)
        #expect(source.snapshot().numberOfItems == 20)
    }

    @Test("an item that a person moves meanwhile stays moved: the difference is computed again")
    func overtaken() async {
        let names = Names()
        names.begin([("A", ["a", "b", "c"])])
        let source = names.source
        source.reorderingHandlers.canReorderItem = { _ in true }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var content = source.queue.latest
                try? content.appendItems(["d"], toSection: nil)
                source.submit(Names.Source.Update(content, .animated, nil))
                DispatchQueue.main.async { continuation.resume() }
            }
            // This happens before the main thread is free.
            source.collectionView(names.view, moveItemAt: names.view.path(0), to: names.view.path(2))
        }
        names.stage.settle()
        #expect(names.view.numberOfItems(inSection: 0) == 4)
        names.view.checkInvariants { Issue.record("\($0)") }
    }
}

private typealias SnapshotContentOf = Names.Source.Content
