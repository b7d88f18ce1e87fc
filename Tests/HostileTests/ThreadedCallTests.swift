import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Everyday calls from a thread that is not the main one: each works, or stops with the checker's words. None ends the
/// program in silence.
@Suite("Everyday calls on a background thread") struct ThreadedCallTests {
    @Test("calls that read or change views stop the program, and name themselves")
    func named() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.show()
                let (view, other, layer) = (UIView(), UIView(), CALayer())
                view.addSubview(other)
                let flow = list.view.collectionViewLayout
                let animation = CABasicAnimation(keyPath: "opacity")
                let nib = UINib(nibName: "None", bundle: nil)
                let cell = try #require(list.view.cellForItem(at: [0, 0]))
                let calls = Background()
                calls.expect("-[UIView hitTest:withEvent:]") { _ = view.hitTest(.zero, with: nil) }
                calls.expect("-[UIView bringSubviewToFront:]") { view.bringSubviewToFront(other) }
                calls.expect("-[UIView sendSubviewToBack:]") { view.sendSubviewToBack(other) }
                calls.expect("-[UICollectionView visibleCells]") { _ = list.view.visibleCells }
                calls.expect("-[UICollectionView indexPathsForVisibleItems]") {
                    _ = list.view.indexPathsForVisibleItems
                }
                calls.expect("-[UICollectionView cellForItemAtIndexPath:]") { _ = list.view.cellForItem(at: [0, 0]) }
                calls.expect("-[UICollectionView indexPathForCell:]") { _ = list.view.indexPath(for: cell) }
                calls.expect("-[UICollectionView indexPathForItemAtPoint:]") {
                    _ = list.view.indexPathForItem(at: .zero)
                }
                calls.expect("-[UICollectionViewLayout layoutAttributesForElementsInRect:]") {
                    _ = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100))
                }
                calls.expect("-[CALayer addAnimation:forKey:]") { layer.add(animation, forKey: "fade") }
                calls.expect("-[CALayer removeAllAnimations]") { layer.removeAllAnimations() }
                calls.expect("-[UINib instantiateWithOwner:options:]") { _ = nib.instantiate(withOwner: nil) }
                try calls.makeAll()
            }
        }
        #expect(end != nil)
    }

    @Test("code of the main actor that the runtime checks stops with words, too")
    func checkedByTheRuntime() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let view = UIView()
                await Hostile.onBackgroundThread { MainActor.assumeIsolated { view.tag = 3 } }
            }
        }
        end.expectWords(
            "Main Thread Checker: UI API called on a background thread: ", "likely cause", "try",
            "DispatchQueue.main.async")
    }

    @Test("a diffable data source answers on the thread that applies its snapshots")
    func diffableAnswers() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                    collectionViewLayout: UICollectionViewFlowLayout())
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, _ in
                    list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                for round in 1...20 {
                    await Hostile.onQueue {
                        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                        snapshot.appendSections(["a", "b"])
                        snapshot.appendItems(Array(0..<round), toSection: "b")
                        source.apply(snapshot)
                        // What is shown now: this snapshot, or the one before.
                        let last = source.indexPath(for: round - 1)
                        precondition(last == nil || last == IndexPath(item: round - 1, section: 1))
                        precondition(round == 1 || source.itemIdentifier(for: [1, 0]) == 0)
                        precondition(round == 1 || source.sectionIdentifier(for: 1) == "b")
                        precondition(round == 1 || source.index(for: "b") == 1)
                        precondition(round == 1 || source.snapshot(for: "b").items.count >= round - 1)
                        precondition(source.snapshot().numberOfItems == round)
                        precondition(source.itemIdentifier(for: [7, 0]) == nil)
                    }
                    await Hostile.untilMainThreadIsFree()
                    try #require(source.indexPath(for: round - 1) == IndexPath(item: round - 1, section: 1))
                }
            }
        }
        end.expectSilence()
    }
}

/// Calls, each on a thread of its own.
@MainActor final class Background {
    private var calls: [(name: String, work: () -> Void)] = []
    private nonisolated static let heard = Mutex<[String]>([])

    init() {
        MainThread.letMistakesWait { line in Background.heard.withLock { $0.append(line) } }
    }

    func expect(_ name: String, _ work: @escaping () -> Void) { calls.append((name, work)) }

    /// Makes all calls, and throws if one didn't stop with its name.
    func makeAll() throws {
        for (name, work) in calls {
            Self.heard.withLock { $0 = [] }
            nonisolated(unsafe) let work = work
            let isOver = DispatchSemaphore(value: 0)
            let thread = Thread {
                work()
                isOver.signal()
            }
            thread.start()
            while isOver.wait(timeout: .now() + .milliseconds(5)) == .timedOut {
                if !Self.heard.withLock({ $0.isEmpty }) { break }
            }
            let words = "Main Thread Checker: UI API called on a background thread: \(name)"
            try #require(Self.heard.withLock { $0 } == [words])
        }
    }
}
