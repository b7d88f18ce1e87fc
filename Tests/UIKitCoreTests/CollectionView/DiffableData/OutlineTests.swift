import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Outlines") struct OutlineTests {
    let names = Names()

    /// a { b { c }, d }, e
    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "e"])
        outline.append(["b", "d"], to: "a")
        outline.append(["c"], to: "b")
        return outline
    }

    @Test("an item is shown while all of its parents are expanded")
    func visibility() {
        var outline = outline
        names.source.apply(outline, to: "A")
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, e 50")
        outline.expand(["b"])
        names.source.apply(outline, to: "A")
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, e 50")
        outline.expand(["a"])
        names.source.apply(outline, to: "A")
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, b 50, c 100, d 150")
        outline.collapse(["b"])
        names.source.apply(outline, to: "A")
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, b 50, d 100, e 150")
        #expect(names.source.snapshot(for: "A") == outline)
    }

    @Test("an item that is expanded and collapsed 200 times keeps all its children")
    func again() {
        var outline = outline
        for turn in 0..<200 {
            if turn.isMultiple(of: 2) { outline.expand(["a"]) } else { outline.collapse(["a"]) }
            names.source.apply(outline, to: "A", animatingDifferences: false)
            let shown = outline.visibleItems
            #expect(shown.map { names.source.indexPath(for: $0)?.item } == Array(shown.indices))
            guard shown.allSatisfy({ names.source.indexPath(for: $0) != nil }) else { return }
        }
    }

    @Test("arrow keys expand and collapse the focused item, and then move on", arguments: [false, true])
    func arrowKeys(isRightToLeft: Bool) throws {
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        stage.show(view)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            cell.accessories = name == "a" ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        let source = Names.Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        source.apply(outline, to: "A")
        stage.settle()
        let (open, close) = isRightToLeft ? ("ArrowLeft", "ArrowRight") : ("ArrowRight", "ArrowLeft")
        stage.focus(view.cellForItem(at: [0, 0]))
        #expect(view.cellForItem(at: [0, 0])?.layer.accessibility?.isExpanded == false)
        stage.press(open)
        #expect(view.numberOfItems(inSection: 0) == 4 && view.focus.item?.item == 0)
        #expect(view.cellForItem(at: [0, 0])?.layer.accessibility?.isExpanded == true)
        stage.press(close)
        #expect(view.numberOfItems(inSection: 0) == 2 && view.focus.item?.item == 0)
    }

    @Test("a cell that showed a deep item loses its indentation outside of an outline, unless the app sets one")
    func indentationIsTakenBack() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: .rows)
        stage.show(view)
        var ownLevel: Int?
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
            if let ownLevel { cell.indentationLevel = ownLevel }
        }
        let source = Names.Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        func levels() -> [Int] {
            (0..<view.numberOfItems(inSection: 0)).compactMap {
                (view.cellForItem(at: [0, $0]) as? UICollectionViewListCell)?.indentationLevel
            }
        }
        var outline = outline
        outline.expand(["a", "b"])
        source.apply(outline, to: "A")
        stage.settle()
        #expect(levels() == [0, 1, 2, 1])
        let deep = try #require(view.cellForItem(at: [0, 2]))
        #expect(view.cellForItem(at: [0, 0])?.configurationState.isExpanded == true)

        // First the same items without an outline, in the same cells, then other items.
        for items in [["a", "b", "c", "d"], ["p", "q", "r", "s"], ["t", "u", "v", "w"]] {
            source.apply(Names.snapshot([("A", items)]), animatingDifferences: true)
            stage.settle()
            #expect(levels() == [0, 0, 0, 0])
            #expect(view.visibleCells.allSatisfy { !$0.configurationState.isExpanded })
        }
        #expect(view.visibleCells.contains(deep))

        ownLevel = 2
        source.apply(outline, to: "A")
        stage.settle()
        source.applySnapshotUsingReloadData(Names.snapshot([("A", ["t", "u"])]))
        stage.settle()
        #expect(levels() == [2, 2])
    }

    @Test("children slide out from under their parent, and back under it")
    func sliding() throws {
        var outline = outline
        outline.expand(["b"])
        names.source.apply(outline, to: "A")
        names.stage.settle()
        outline.expand(["a"])
        names.source.apply(outline, to: "A")
        // a { b { c }, d }: b, c and d come from where a is.
        let (b, d) = try (#require(names.view.cell("b")), #require(names.view.cell("d")))
        names.stage.advance(by: 1 / 60)
        #expect(b.seenY < 5 && d.seenY < 10 && b.seenAlpha < 0.1)
        names.stage.advance(by: 0.15 - 1 / 60)
        #expect(abs(b.seenY - 25) < 3 && abs(d.seenY - 75) < 5)
        names.stage.settle()
        outline.collapse(["a"])
        names.source.apply(outline, to: "A")
        names.stage.advance(by: 0.15)
        #expect(abs(b.seenY - 25) < 3 && abs(d.seenY - 75) < 5 && abs(d.seenAlpha - 0.5) < 0.05)
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, e 50")
    }

    @Test("an outline for a new section adds the section, and takes items from other sections (R505)")
    func otherSections() {
        names.begin([("A", ["x", "y"])])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["y", "z"])
        names.source.apply(other, to: "B")
        names.stage.settle()
        #expect(names.source.snapshot() == Names.snapshot([("A", ["x"]), ("B", ["y", "z"])]))
        #expect(names.source.snapshot(for: "A").items == ["x"])
        #expect(names.source.snapshot(for: "C").items == [])
    }

    @Test("a snapshot of all sections replaces an outline")
    func replaced() {
        names.source.apply(outline, to: "A")
        names.apply([("A", ["e", "a"])])
        #expect(names.source.snapshot(for: "A").items == ["e", "a"])
    }

    @Test("the handlers are called when a person expands or collapses an item; children can be loaded late")
    func handlers() {
        var log: [String] = []
        names.source.sectionSnapshotHandlers.shouldExpandItem = { item in
            log.append("should expand \(item)")
            return item != "e"
        }
        names.source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
        names.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
        names.source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
        names.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
            log.append("below \(parent) were \(current.items)")
            var late = NSDiffableDataSourceSectionSnapshot<String>()
            late.append(["late"])
            return late
        }
        names.source.apply(outline, to: "A")
        names.stage.settle()
        #expect(!names.source.setExpanded(true, "e"))
        #expect(!names.source.setExpanded(false, "a"))
        #expect(!names.source.setExpanded(true, "nowhere"))
        #expect(names.source.setExpanded(true, "a"))
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, late 50, e 100")
        #expect(names.source.setExpanded(false, "a"))
        names.stage.settle()
        #expect(names.view.shownNames == "a 0, e 50")
        #expect(
            log == [
                "should expand e", "should expand a", "will expand a", "below a were [\"b\", \"c\", \"d\"]",
                "will collapse a",
            ])
    }

    @Test("visualDescription() draws an outline as a tree")
    func drawing() {
        var outline = outline
        outline.expand(["a"])
        #expect(
            outline.visualDescription() == """
                - a
                    + b
                        * c
                    * d
                * e
                """)
    }

    @Test("a chain of 100,000 items and a row of 100,000 children are built, read and deleted")
    func large() {
        var chain = NSDiffableDataSourceSectionSnapshot<Int>()
        chain.append([0])
        for item in 1..<100_000 { chain.append([item], to: item - 1) }
        #expect(chain.level(of: 99_999) == 99_999)
        chain.expand(Array(0..<100_000))
        #expect(chain.visibleItems.count == 100_000)
        chain.delete([1])
        #expect(chain.items == [0])
        var row = NSDiffableDataSourceSectionSnapshot<Int>()
        row.append([-1])
        for item in 0..<100_000 { row.append([item], to: -1) }
        #expect(row.snapshot(of: -1).rootItems.count == 100_000)
    }
}
