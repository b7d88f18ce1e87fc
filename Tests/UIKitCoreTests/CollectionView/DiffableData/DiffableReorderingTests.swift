import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Items of a diffable data source, moved by hand (R607).
@MainActor @Suite("Reordering diffable data") struct DiffableReorderingTests {
    let names = Names()

    private func drag(_ item: Int, _ section: Int = 0, to y: CGFloat) -> Bool {
        guard names.view.beginInteractiveMovementForItem(at: names.view.path(item, section)) else { return false }
        names.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
        names.stage.settle()
        names.view.endInteractiveMovement()
        names.stage.settle()
        return true
    }

    @Test("items can be moved only where canReorderItem returns true")
    func notAllowed() {
        names.begin([("A", ["a", "b"])])
        #expect(!drag(0, to: 75))
        names.source.reorderingHandlers.canReorderItem = { $0 == "b" }
        #expect(!drag(0, to: 75))
        #expect(drag(1, to: 20))
        #expect(names.view.shownNames == "b 0, a 50")
    }

    @Test("willReorder and didReorder are called once each, before and after the snapshot changes")
    func handlers() throws {
        var log: [String] = []
        names.begin([("A", ["a", "b", "c"])])
        let source = names.source
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.willReorder = { transaction in
            log.append("will \(source.snapshot().itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
        }
        source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(source.snapshot().itemIdentifiers)")
            log.append("\(["a", "b", "c"].applying(transaction.difference) ?? [])")
        }
        #expect(drag(0, to: 80))
        #expect(
            log == [
                "will [\"a\", \"b\", \"c\"] [\"b\", \"a\", \"c\"]", "did [\"b\", \"a\", \"c\"]",
                "[\"b\", \"a\", \"c\"]",
            ])
        #expect(names.asked.isEmpty && names.view.shownNames == "b 0, a 50, c 100")
    }

    @Test("a move between sections has a transaction for each of them, the last section's first")
    func betweenSections() throws {
        names.begin([("A", ["a", "b"]), ("B", ["c", "d"])])
        var transactions: [NSDiffableDataSourceSectionTransaction<String, String>] = []
        names.source.reorderingHandlers.canReorderItem = { _ in true }
        names.source.reorderingHandlers.didReorder = { transactions = $0.sectionTransactions }
        #expect(drag(0, to: 180))
        #expect(
            names.source.snapshot() == Names.snapshot([("A", ["b"]), ("B", ["c", "a", "d"])])
                || names.source.snapshot() == Names.snapshot([("A", ["b"]), ("B", ["c", "d", "a"])]))
        #expect(transactions.map(\.sectionIdentifier) == ["B", "A"])
        #expect(transactions.map { $0.initialSnapshot.items } == [["c", "d"], ["a", "b"]])
        for transaction in transactions {
            #expect(
                transaction.initialSnapshot.items.applying(transaction.difference) == transaction.finalSnapshot.items)
        }
    }

    @Test("moving a parent moves its children with it")
    func outline() throws {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b", "c"])
        outline.append(["a1", "a2"], to: "a")
        names.source.apply(outline, to: "A")
        names.stage.settle()
        names.source.reorderingHandlers.canReorderItem = { _ in true }
        #expect(drag(0, to: 80))
        let moved = names.source.snapshot(for: "A")
        #expect(moved.items == ["b", "a", "a1", "a2", "c"] && moved.parent(of: "a2") == "a")
    }
}
