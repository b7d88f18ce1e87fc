import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Mistakes that end the program, with UIKit's message and then ours.
@MainActor @Suite("Mistakes with diffable data") struct DiffableMistakeTests {
    private static func text(_ result: ExitTest.Result?) throws -> String {
        let result = try #require(result)
        return try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
    }

    @Test("appending the same item twice stops the program (R501)")
    func repeated() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "a"])
        }
        let text = try Self.text(result)
        #expect(text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"))
        #expect(text.contains("seen           a at 0 and at 2 of the 3 identifiers given"))
    }

    @Test("appending items before there is a section stops the program (R501)")
    func noSection() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendItems(["a"])
        }
        #expect(
            try Self.text(result).contains(
                "There are currently no sections in the data source. Please add a section first."))
    }

    @Test("reconfiguring an item that isn't in the snapshot stops the program (R501)")
    func unknownItem() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.reconfigureItems(["a"])
        }
        #expect(
            try Self.text(result).contains(
                "Attempted to reconfigure item identifier that does not exist in the snapshot: a"))
    }

    @Test("appending the same item at two places of an outline stops the program (R506)")
    func outline() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["a", "b"])
            snapshot.append(["b"], to: "a")
        }
        let text = try Self.text(result)
        #expect(
            text.contains("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b\n)}")
        )
        #expect(text.contains("seen           b, which is item 1 already"))
    }

    @Test("a cell provider that returns nil stops the program (R504)")
    func noCell() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: .rows)
                let source = Names.Source(collectionView: view) { _, _, _ in nil }
                source.apply(Names.snapshot([("A", ["a"])]))
                stage.show(view)
            }
        }
        let text = try Self.text(result)
        #expect(
            text.contains("UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath"))
        #expect(text.contains("with item identifier 'a', which is not allowed. You must always return a cell"))
    }

    @Test("moving an item to an index beyond its section stops the program")
    func noPlace() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let names = Names()
                names.begin([("A", ["a", "b", "c"])])
                names.source.collectionView(names.view, moveItemAt: [0, 0], to: [0, 3])
            }
        }
        let text = try Self.text(result)
        #expect(text.contains("Invalid parameter not satisfying: toIndex"))
        #expect(text.contains("seen           a moved to item 3 of section 0"))
        #expect(text.contains("expected       an item from 0 to 2"))
    }

    @Test("changing the collection view directly stops the program (R158)")
    func ownUpdate() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let names = Names()
                names.begin([("A", ["a"])])
                names.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(
            try Self.text(result).contains(
                """
                UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the \
                UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView.
                """))
    }

    @Test("applying on the main thread while a background thread's snapshot is pending stops the program (R502)")
    func twoQueues() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let names = Names()
                names.begin([("A", ["a"])])
                let source = names.source
                let thread = Thread {
                    source.submit(Names.Source.Update(source.queue.latest, .animated, nil))
                }
                thread.start()
                while !source.queue.hasOutstanding { usleep(100) }
                names.apply([("A", ["b"])])
            }
        }
        #expect(
            try Self.text(result).contains(
                """
                Deadlock detected: calling this method on the main queue with outstanding async updates is not \
                permitted and will deadlock. Please always submit updates either always on the main queue or always off \
                the main queue - view=<UICollectionView
                """))
    }
}
