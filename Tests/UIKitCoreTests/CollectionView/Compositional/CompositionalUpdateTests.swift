import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Batches in a compositional layout of measured cells") struct CompositionalUpdateTests {
    @Test("inserting, deleting and moving rows updates the solution without solving the sections again")
    func edits() {
        let list = MeasuredSections([[30, 40, 50], [60]], columns: 1)
        let solves = list.view.trace.solves
        list.sections[0].insert(70, at: 1)
        list.view.insertItems(at: [[0, 1]])
        list.stage.settle()
        #expect(list.view.contentSize.height == 250)
        list.sections[0].remove(at: 0)
        list.sections[1].insert(list.sections[0].removeLast(), at: 0)
        list.view.performBatchUpdates {
            list.view.deleteItems(at: [[0, 0]])
            list.view.moveItem(at: [0, 3], to: [1, 0])
        }
        list.stage.settle()
        #expect(list.heights == [[70, 40], [50, 60]])
        #expect(list.view.trace.solves == solves)
    }

    @Test("after an insertion, a provider's new section takes effect")
    func otherSections() {
        let list = MeasuredSections([[30, 40, 50]], columns: 1)
        list.wishes.spacing = 10
        list.sections[0].insert(70, at: 1)
        list.view.insertItems(at: [[0, 1]])
        list.stage.settle()
        #expect(list.view.contentSize.height == 220)
        list.checkSolution("spacing 10")
    }

    @Test("after random batches of rows and pairs, the layout equals one that is solved from scratch")
    func random() {
        for seed in SeededGenerator.seeds(0..<60) {
            var random = SeededGenerator(seed: seed)
            let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
            let sections = counts.map { count in (0..<count).map { _ in MeasuredSections.height(&random) } }
            let list = MeasuredSections(sections, columns: .random(in: 1...2, using: &random))
            for _ in 0..<12 {
                list.update(&random)
                list.checkSolution("UIKIT_SEED=\(seed)")
            }
        }
    }
}

/// Sections of cells that are as high as their numbers say.
@MainActor private final class MeasuredSections: NSObject, UICollectionViewDataSource {
    let stage = Stage(size: CGSize(width: 320, height: 300), scale: 2)
    let layout: UICollectionViewCompositionalLayout
    let view: UICollectionView
    var sections: [[CGFloat]]
    /// The values that the section provider uses.
    let wishes = Wishes()

    final class Wishes {
        /// The spacing between groups, from the next call of the section provider on.
        var spacing: CGFloat = 0
    }

    init(_ sections: [[CGFloat]], columns: Int) {
        self.sections = sections
        layout = UICollectionViewCompositionalLayout { [wishes] _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(44))
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.interGroupSpacing = wishes.spacing
            return section
        }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        super.init()
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        stage.show(view)
        stage.settle()
    }

    nonisolated static func height(_ random: inout SeededGenerator) -> CGFloat {
        .random(in: 20...90, using: &random).rounded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.height = sections[indexPath.section][indexPath.item]
        return cell
    }

    /// The heights of the cells, as the layout has them.
    var heights: [[CGFloat]] {
        sections.enumerated().map { section, items in
            items.indices.compactMap { layout.layoutAttributesForItem(at: [section, $0])?.frame.height }
        }
    }

    // MARK: Random batches

    /// Performs a few deletions, insertions and a move in one batch.
    func update(_ random: inout SeededGenerator) {
        let old = sections
        var batch = Batch(old)
        for _ in 0..<Int.random(in: 0...3, using: &random) { batch.delete(&random) }
        for _ in 0..<Int.random(in: 0...3, using: &random) { batch.insert(&random) }
        if Bool.random(using: &random) { batch.move(&random) }
        sections = batch.heights
        view.performBatchUpdates {
            view.deleteItems(at: batch.deleted)
            view.insertItems(at: batch.inserted)
            for (from, to) in batch.moved { view.moveItem(at: from, to: to) }
        }
        stage.settle()
        if Bool.random(using: &random) {
            view.contentOffset.y = .random(in: 0...max(view.contentSize.height - 300, 0), using: &random)
            stage.settle()
        }
    }

    /// The changes of a batch. Items keep their old index paths, so that the batch can name them all at the end.
    private struct Batch {
        private struct Item {
            var height: CGFloat
            var old: IndexPath?
            var isMoved = false
        }
        private var sections: [[Item]]
        private(set) var deleted: [IndexPath] = []

        init(_ heights: [[CGFloat]]) {
            sections = heights.enumerated().map { section, items in
                items.enumerated().map { Item(height: $1, old: [section, $0]) }
            }
        }

        private func place(_ random: inout SeededGenerator) -> (section: Int, item: Int)? {
            let section = Int.random(in: 0..<sections.count, using: &random)
            guard let item = sections[section].indices.randomElement(using: &random) else { return nil }
            return (section, item)
        }

        mutating func delete(_ random: inout SeededGenerator) {
            guard let (section, item) = place(&random), let old = sections[section][item].old else { return }
            sections[section].remove(at: item)
            deleted.append(old)
        }

        mutating func insert(_ random: inout SeededGenerator) {
            let section = Int.random(in: 0..<sections.count, using: &random)
            sections[section].insert(
                Item(height: MeasuredSections.height(&random)),
                at: .random(in: 0...sections[section].count, using: &random))
        }

        mutating func move(_ random: inout SeededGenerator) {
            guard let (section, item) = place(&random), sections[section][item].old != nil else { return }
            var moving = sections[section].remove(at: item)
            moving.isMoved = true
            let target = Int.random(in: 0..<sections.count, using: &random)
            sections[target].insert(moving, at: .random(in: 0...sections[target].count, using: &random))
        }

        var heights: [[CGFloat]] { sections.map { $0.map(\.height) } }

        private func paths(where isMeant: (Item) -> Bool) -> [(path: IndexPath, old: IndexPath?)] {
            sections.enumerated().flatMap { section, items in
                items.enumerated().filter { isMeant($1) }.map { (path: [section, $0], old: $1.old) }
            }
        }

        var inserted: [IndexPath] { paths { $0.old == nil }.map(\.path) }

        var moved: [(IndexPath, IndexPath)] {
            paths(where: \.isMoved).compactMap { item in item.old.map { ($0, item.path) } }
        }
    }

    /// Compares each frame with that of a layout that is solved again from the known sizes.
    func checkSolution(_ comment: Comment) {
        guard let solution = layout.solution, var input = layout.input else {
            Issue.record("Nothing is solved. \(comment)")
            return
        }
        input.measurements = layout.measurements
        let fresh = CompositionalSolver().solve(input)
        #expect(solution.contentSize == fresh.contentSize, comment)
        for (section, items) in sections.enumerated() {
            #expect(solution.itemCount(inSection: section) == items.count, comment)
            for item in items.indices {
                let (ours, theirs) = (
                    solution.frame(ofItem: item, inSection: section), fresh.frame(ofItem: item, inSection: section)
                )
                #expect(ours == theirs, comment)
                if let size = layout.selfSizing.measurements.size(ofItem: item, inSection: section) {
                    #expect(size.height == items[item], comment)
                }
            }
        }
    }
}
