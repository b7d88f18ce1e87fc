import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Diffable data sources") struct DiffableDataSourceTests {
    let names = Names()

    @Test("a new source becomes the view's data source, isn't kept alive by it, and shows nothing at first (R503)")
    func beginning() {
        #expect(names.view.dataSource === names.source)
        #expect(names.view.numberOfSections == 0)
        let view = UICollectionView(frame: .zero, collectionViewLayout: .rows)
        do { _ = Names.Source(collectionView: view) { _, _, _ in nil } }
        #expect(view.dataSource == nil)
    }

    @Test("the first snapshot is shown at once, by a reload (R503)")
    func first() throws {
        var isCompleted = false
        names.source.apply(Names.snapshot([("A", ["a", "b"])])) { isCompleted = true }
        #expect(isCompleted)
        names.stage.advance(by: 1 / 60)
        #expect(names.view.shownNames == "a 0, b 50")
        #expect(names.view.cell("a")?.seenAlpha == 1)
    }

    @Test("the completion of a reload may apply another snapshot, and scroll to an item shown")
    func applyingInCompletion() {
        let names = Names(isShown: false)
        var completions: [String] = []
        names.source.apply(Names.snapshot([("A", ["a"])]), animatingDifferences: false) {
            completions.append("first")
            names.source.applySnapshotUsingReloadData(Names.snapshot([("A", (0..<9).map { "\($0)" })])) {
                completions.append("second")
                names.view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .bottom, animated: false)
            }
        }
        #expect(completions == ["first", "second"])
        names.stage.show(names.view)
        #expect(names.view.shownNames == "5 250, 6 300, 7 350, 8 400")
    }

    @Test("a later snapshot moves the items shown and asks for cells of new items only")
    func later() throws {
        names.begin([("A", ["a", "b", "c"])])
        let (a, c) = try (#require(names.view.cell("a")), #require(names.view.cell("c")))
        var isCompleted = false
        names.source.apply(Names.snapshot([("A", ["c", "a", "d"])])) { isCompleted = true }
        #expect(names.view.shownNames == "c 0, a 50, d 100")
        #expect(names.asked == ["d"])
        names.stage.advance(by: 0.15)
        #expect(abs(c.seenY - 50) < 3 && abs(a.seenY - 25) < 3)
        #expect(!isCompleted)
        names.stage.settle()
        #expect(isCompleted && names.view.cell("a") === a && names.view.cell("c") === c)
    }

    @Test("a snapshot without animation updates the same cells, at once (R503)")
    func atOnce() throws {
        names.begin([("A", ["a", "b"])])
        let b = try #require(names.view.cell("b"))
        names.apply([("A", ["b", "x"])], animated: false)
        #expect(names.view.shownNames == "b 0, x 50" && b.seenY == 0 && names.view.cell("b") === b)
        #expect(names.asked == ["x"])
    }

    @Test("an item that changes its section slides there, also from a deleted section to a new one")
    func acrossSections() throws {
        names.begin([("A", ["a", "b"]), ("B", ["c"])])
        let (b, c) = try (#require(names.view.cell("b")), #require(names.view.cell("c")))
        names.apply([("C", ["c"]), ("A", ["a"]), ("D", ["b"])])
        #expect(names.asked.isEmpty)
        #expect(names.view.cell("b") === b && names.view.cell("c") === c)
        names.stage.advance(by: 0.15)
        #expect(abs(c.seenY - 50) < 3 && c.seenAlpha == 1 && b.seenAlpha == 1)
        names.stage.settle()
        #expect(names.view.shownNames == "c 0, a 50, b 100")
    }

    @Test("applying the same snapshot again changes nothing, and calls its completion")
    func same() {
        names.begin([("A", ["a", "b"])])
        var isCompleted = false
        names.source.apply(Names.snapshot([("A", ["a", "b"])])) { isCompleted = true }
        names.stage.settle()
        #expect(names.asked.isEmpty && isCompleted)
    }

    @Test("reconfigured items keep their cells, reloaded ones get others, at their new places (R503)")
    func marks() throws {
        names.begin([("A", ["a", "b", "c"])])
        let (a, b, c) = try (
            #require(names.view.cell("a")), #require(names.view.cell("b")), #require(names.view.cell("c"))
        )
        names.suffix = "!"
        var snapshot = Names.snapshot([("A", ["c", "b", "a"])])
        snapshot.reconfigureItems(["a"])
        snapshot.reloadItems(["b"])
        var completions = 0
        names.source.apply(snapshot) { completions += 1 }
        names.stage.settle()
        #expect(names.view.shownNames == "c 0, b! 50, a! 100")
        #expect(names.view.cell("a!") === a && names.view.cell("b!") !== b && names.view.cell("c") === c)
        #expect(completions == 1)
        #expect(names.source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(names.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("an item that is reconfigured while its cell slides out of view is configured when it comes back")
    func reconfiguredOnTheWayOut() {
        names.begin([("A", ["a", "b", "c", "d", "e"])])
        names.apply([("A", ["b", "c", "d", "e", "a"])])
        names.stage.advance(by: 0.1)
        names.suffix = "!"
        var snapshot = names.source.snapshot()
        snapshot.reconfigureItems(["a"])
        names.source.apply(snapshot)
        names.stage.advance(by: 0.05)
        names.apply([("A", ["a", "b", "c", "d", "e"])])
        #expect(names.view.shownNames == "a! 0, b 50, c 100, d 150")
        names.stage.settle()
        #expect(names.view.shownNames == "a! 0, b 50, c 100, d 150")
    }

    @Test("a section that is reloaded gets new cells")
    func reloadedSection() {
        names.begin([("A", ["a"]), ("B", ["b"])])
        names.suffix = "!"
        var snapshot = names.source.snapshot()
        snapshot.reloadSections(["B"])
        names.source.apply(snapshot)
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, b! 50")
    }

    @Test("applySnapshotUsingReloadData clears the selection and asks for all cells")
    func reloading() {
        names.begin([("A", ["a", "b"])])
        names.view.selectItem(at: names.view.path(0), animated: false, scrollPosition: [])
        var isCompleted = false
        names.source.applySnapshotUsingReloadData(Names.snapshot([("A", ["b", "a"])])) { isCompleted = true }
        names.stage.settle()
        #expect(names.view.shownNames == "b 0, a 50" && isCompleted)
        #expect(names.view.indexPathsForSelectedItems == [])
        #expect(names.asked.sorted() == ["a", "b"])
    }

    @Test("the selection follows identifiers, and ends when they are deleted")
    func selection() {
        names.view.allowsMultipleSelection = true
        names.begin([("A", ["a", "b"]), ("B", ["c", "d"])])
        for path in [names.view.path(0), names.view.path(1), names.view.path(1, 1)] {
            names.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        names.apply([("B", ["d", "a"]), ("A", ["x"])])
        let selected = names.view.indexPathsForSelectedItems?.compactMap { names.source.itemIdentifier(for: $0) }
        #expect(selected == ["a", "d"])
    }

    @Test("identifiers and index paths are looked up in the snapshot that is shown")
    func questions() {
        names.begin([("A", ["a", "b"]), ("B", ["c"])])
        #expect(names.source.itemIdentifier(for: names.view.path(0, 1)) == "c")
        #expect(names.source.itemIdentifier(for: names.view.path(1, 1)) == nil)
        #expect(names.source.itemIdentifier(for: IndexPath()) == nil)
        #expect(names.source.indexPath(for: "b") == names.view.path(1))
        #expect(names.source.indexPath(for: "x") == nil)
        #expect(names.source.sectionIdentifier(for: 1) == "B" && names.source.sectionIdentifier(for: 2) == nil)
        #expect(names.source.index(for: "B") == 1 && names.source.index(for: "C") == nil)
        #expect(names.source.snapshot() == Names.snapshot([("A", ["a", "b"]), ("B", ["c"])]))
    }

    @Test("a snapshot applied during an animation starts from the positions shown at that moment")
    func overlapping() throws {
        names.begin([("A", ["a", "b", "c"])])
        names.apply([("A", ["b", "c", "a"])])
        names.stage.advance(by: 0.1)
        names.apply([("A", ["c", "x", "a"])])
        names.stage.advance(by: 0.1)
        names.apply([("A", ["a", "b", "c"])])
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, b 50, c 100")
        names.view.checkInvariants { Issue.record("\($0)") }
    }

    @Test("a snapshot applied by a cell provider waits for the layout pass, and the next one builds on it")
    func reentrant() {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: .rows)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        var source: Names.Source?
        var hasMore = true
        source = Names.Source(collectionView: view) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
            (cell as? NumberCell)?.label.text = name
            if hasMore, name == "b", let source {
                hasMore = false
                for next in ["c", "d"] {
                    var more = source.snapshot()
                    more.appendItems([next])
                    source.apply(more)
                }
            }
            return cell
        }
        names.stage.show(view)
        source?.apply(Names.snapshot([("A", ["a", "b"])]))
        names.stage.settle()
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
    }

    @Test("a view outside of a window has the snapshot's items, too")
    func unseen() {
        let names = Names(isShown: false)
        names.apply([("A", ["a"])])
        names.apply([("A", ["b", "a"])])
        #expect(names.view.numberOfItems(inSection: 0) == 2)
        names.stage.show(names.view)
        #expect(names.view.shownNames == "b 0, a 50")
    }

    @Test("a source whose collection view is gone keeps its snapshot")
    func viewGone() {
        let source = Names.Source(collectionView: UICollectionView(frame: .zero, collectionViewLayout: .rows)) {
            _, _, _ in
            nil
        }
        var completions = 0
        source.apply(Names.snapshot([("A", ["a"])])) { completions += 1 }
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "a" && completions == 1)
    }

    @Test("await apply(_:) returns when the snapshot is shown")
    func waiting() async {
        names.begin([("A", ["a"])])
        let stage = names.stage
        let done = Task { @MainActor in
            await names.source.apply(Names.snapshot([("A", ["b"])]))
            await names.source.applySnapshotUsingReloadData(Names.snapshot([("A", ["c"])]))
        }
        while names.source.itemIdentifier(for: IndexPath(item: 0, section: 0)) != "c" {
            await Task.yield()
            stage.settle()
        }
        stage.settle()
        await done.value
        #expect(names.view.shownNames == "c 0")
    }
}
