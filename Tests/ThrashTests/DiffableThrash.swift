import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A collection view that is given random snapshots while it scrolls, while it moves and at rest. After each step what is on screen
/// is compared with lists of lists.
@MainActor final class DiffableThrash {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    private struct Section: Equatable {
        var identifier: Int
        var items: [Int]
    }

    private let seed: UInt64
    private var random: SeededGenerator
    private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1, framesPerSecond: 20)
    private let view: UICollectionView
    private let source: Source
    private var sections: [Section] = []
    /// How often an item was reloaded or reconfigured.
    private let versions = Versions()
    private var selected: Set<Int> = []
    private var completionsDue = 0
    private(set) var snapshots = 0
    private(set) var failure: String?
    private var steps: [String] = []

    /// The versions that cells show.
    private final class Versions {
        var counts: [Int: Int] = [:]
        subscript(item: Int) -> Int { counts[item] ?? 0 }
    }

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 30, height: 30)
        flow.minimumInteritemSpacing = 2
        flow.minimumLineSpacing = 3
        let layout: UICollectionViewLayout = Bool.random(using: &random) ? flow : ThrashRows()
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(DiffableCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.allowsMultipleSelection = true
        source = Source(collectionView: view) { [versions] view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? DiffableCell)?.shown = (item, versions[item])
            return cell
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        self.random = random
        stage.show(view)
    }

    func run(snapshots count: Int) {
        while snapshots < count, failure == nil {
            step()
            check()
        }
        if !stage.settle() { fail("frames go on for a minute") }
        check()
        if completionsDue != 0 { fail("\(completionsDue) completions were not called, or twice") }
        if view.elements.areSomeDeparting { fail("views never left") }
    }

    private func step() {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<13: applySnapshot()
        case 13: applyOutline()
        case 14, 15: stage.advance(by: Double.random(in: 0...0.2, using: &random))
        case 16: stage.settle()
        case 17:
            view.contentOffset.y = CGFloat(
                Int.random(in: 0...max(0, Int(view.contentSize.height) - 100), using: &random))
            stage.advance(by: 0.05)
        case 18:
            guard let item = sections.flatMap(\.items).randomElement(using: &random) else { return }
            view.selectItem(at: source.indexPath(for: item), animated: false, scrollPosition: [])
            selected.insert(item)
        default: moveByHand()
        }
    }

    // MARK: Snapshots

    private func applySnapshot() {
        snapshots += 1
        let marks = changeModel()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        // Half of them share their numbers with what is shown.
        if Bool.random(using: &random) {
            snapshot = source.snapshot()
            snapshot.deleteSections(snapshot.sectionIdentifiers)
        }
        for section in sections {
            snapshot.appendSections([section.identifier])
            snapshot.appendItems(section.items, toSection: section.identifier)
        }
        for item in marks { versions.counts[item, default: 0] += 1 }
        let reloads = Bool.random(using: &random)
        reloads ? snapshot.reloadItems(marks) : snapshot.reconfigureItems(marks)
        // A reloaded item isn't selected any more (Decisions/0042).
        if reloads { selected.subtract(marks) }
        selected.formIntersection(snapshot.itemIdentifiers)
        completionsDue += 1
        steps.append("\(sections.map { "\($0.identifier): \($0.items)" }), \(reloads ? "reloading" : "again") \(marks)")
        if Int.random(in: 0..<30, using: &random) == 0 {
            selected = []
            source.applySnapshotUsingReloadData(snapshot) { [self] in completionsDue -= 1 }
            stage.advance(by: 0.05)
        } else {
            let isAnimated = Int.random(in: 0..<5, using: &random) > 0
            source.apply(snapshot, animatingDifferences: isAnimated) { [self] in completionsDue -= 1 }
        }
    }

    /// Changes the model, and returns items that stay and should be shown again.
    private func changeModel() -> [Int] {
        let before = Set(sections.flatMap(\.items))
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                let new = Int.random(in: 0..<8, using: &random)
                guard !sections.contains(where: { $0.identifier == new }) else { break }
                sections.insert(
                    Section(identifier: new, items: []), at: Int.random(in: 0...sections.count, using: &random))
            case 1 where sections.count > 1:
                sections.remove(at: Int.random(in: sections.indices, using: &random))
            case 2: sections.shuffle(using: &random)
            case 3:
                for index in sections.indices { sections[index].items.shuffle(using: &random) }
            case 4:
                for index in sections.indices { sections[index].items.removeAll { _ in random.next() % 4 == 0 } }
            default:
                guard let target = sections.indices.randomElement(using: &random) else { break }
                let some = Array((0..<40).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)))
                for index in sections.indices { sections[index].items.removeAll { some.contains($0) } }
                let place = Int.random(in: 0...sections[target].items.count, using: &random)
                sections[target].items.insert(contentsOf: some, at: place)
            }
        }
        let kept = sections.flatMap(\.items).filter(before.contains)
        return Array(kept.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
    }

    /// Applies a section as an outline, half of which is hidden.
    private func applyOutline() {
        guard let index = sections.indices.randomElement(using: &random) else { return }
        snapshots += 1
        let section = sections[index]
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        for item in section.items {
            guard let parent = outline.items.randomElement(using: &random), Bool.random(using: &random) else {
                outline.append([item])
                continue
            }
            outline.append([item], to: parent)
        }
        outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
        sections[index].items = outline.visibleItems
        selected.formIntersection(sections.flatMap(\.items))
        completionsDue += 1
        steps.append("outline of \(section.identifier): \(outline.visibleItems)")
        source.apply(outline, to: section.identifier) { [self] in completionsDue -= 1 }
    }

    private func moveByHand() {
        source.reorderingHandlers.canReorderItem = { _ in true }
        guard let path = view.indexPathsForVisibleItems.randomElement(using: &random),
            view.beginInteractiveMovementForItem(at: path)
        else { return }
        let point = CGPoint(
            x: CGFloat(Int.random(in: 0...100, using: &random)),
            y: view.contentOffset.y + CGFloat(Int.random(in: 0...100, using: &random)))
        view.updateInteractiveMovementTargetPosition(point)
        stage.advance(by: Double.random(in: 0...0.4, using: &random))
        if Bool.random(using: &random) { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
        steps.append("by hand from \(path) to \(point)")
        sections = source.snapshot().sectionIdentifiers.map { identifier in
            Section(identifier: identifier, items: source.snapshot().itemIdentifiers(inSection: identifier))
        }
    }

    // MARK: Checks

    private func check() {
        view.layoutIfNeeded()
        view.checkInvariants(fail)
        let snapshot = source.snapshot()
        if snapshot.sectionIdentifiers != sections.map(\.identifier) { fail("sections \(snapshot.sectionIdentifiers)") }
        if snapshot.itemIdentifiers != sections.flatMap(\.items) { fail("items \(snapshot.itemIdentifiers)") }
        var seen: Set<Int> = []
        for (index, section) in sections.enumerated() {
            for (position, item) in section.items.enumerated() {
                checkItem(item, at: IndexPath(item: position, section: index), &seen)
            }
        }
        if seen.count != view.visibleCells.count { fail("\(view.visibleCells.count - seen.count) cells too many") }
        let found = (view.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
        if Set(found) != selected || found.count != selected.count { fail("selected are \(found), not \(selected)") }
    }

    private func checkItem(_ item: Int, at path: IndexPath, _ seen: inout Set<Int>) {
        if source.itemIdentifier(for: path) != item { fail("\(path) is not \(item)") }
        if source.indexPath(for: item) != path { fail("\(item) is not at \(path)") }
        guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
            return fail("the layout knows nothing of \(item)")
        }
        guard frame.intersects(view.bounds) else { return }
        guard let cell = view.cellForItem(at: path) as? DiffableCell else { return fail("\(item) is not shown") }
        if cell.shown.item != item { fail("\(item) is shown as \(cell.shown.item)") }
        if cell.shown.version != versions[item] { fail("\(item) is shown as it was before") }
        if cell.frame != frame || cell.isHidden || cell.alpha != 1 { fail("\(item) is not where it belongs") }
        if !seen.insert(item).inserted { fail("\(item) is shown twice") }
    }

    private func fail(_ text: String) {
        guard failure == nil else { return }
        failure = """
            \(text)
              after   \(steps.suffix(3).joined(separator: "; "))
              model   \(sections.map { "\($0.identifier): \($0.items)" }), snapshot \(snapshots)
              replay  UIKIT_SEED=\(seed) swift test --filter DiffableThrash
            """
    }
}

@MainActor private final class DiffableCell: UICollectionViewCell {
    var shown: (item: Int, version: Int) = (-1, 0)
}
