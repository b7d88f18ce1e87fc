import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Ten thousand rows whose heights are unknown before they are seen.
@MainActor @Suite("Content that is measured while it is scrolled") struct CompositionalJumpTests {
    /// How many frames of scrolling there are for each seed: `UIKIT_FRAMES=100000 swift test --filter CompositionalJumpTests` takes more.
    private static let frameCount = ProcessInfo.processInfo.environment["UIKIT_FRAMES"].flatMap { Int($0) } ?? 700

    @Test(
        "while rows are inserted, deleted and scrolled, views on screen move only by the scroll itself",
        arguments: SeededGenerator.seeds(1..<4))
    func steady(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let list = RowList(count: 10_000, &random)
        list.jump(&random)
        for frame in 0..<Self.frameCount {
            switch Int.random(in: 0..<200, using: &random) {
            case 0: list.jump(&random)
            case 1...6: list.update(&random)
            default: list.scroll(&random)
            }
            #expect(list.jumps == 0, "UIKIT_SEED=\(seed), frame \(frame)")
            guard list.jumps == 0 else { return }
        }
        #expect(list.comparisons > 4 * Self.frameCount)
        list.view.scrollToItem(at: [0, 4321], at: .top, animated: false)
        list.stage.settle()
        #expect(list.view.cellForItem(at: [0, 4321])?.frame.minY == list.view.contentOffset.y)
        list.view.contentOffset.y = 0
        list.stage.settle()
        #expect(list.view.cellForItem(at: [0, 0])?.frame.minY == 0)
    }
}

/// A list that checks where its cells are before and after each step.
@MainActor private final class RowList: NSObject, UICollectionViewDataSource {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let view: UICollectionView
    /// The number of cells that were more than a pixel away from where they should be.
    private(set) var jumps = 0
    private(set) var comparisons = 0
    private var rows: [Row]
    private var nextName: Int

    private struct Row {
        var name: Int
        var height: CGFloat
    }

    init(count: Int, _ random: inout SeededGenerator) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        rows = (0..<count).map { Row(name: $0, height: .random(in: 20...90, using: &random)) }
        nextName = count
        super.init()
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        stage.show(view)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = rows[indexPath.item].name
        (cell as? SizedCell)?.height = rows[indexPath.item].height
        return cell
    }

    func jump(_ random: inout SeededGenerator) {
        view.contentOffset.y = .random(in: 0...view.contentSize.height - 480, using: &random)
        stage.settle()
    }

    /// Scrolls, and checks that cells move by exactly the scrolled distance.
    func scroll(_ random: inout SeededGenerator) {
        let target = min(
            max(view.contentOffset.y + .random(in: -60...60, using: &random).rounded(), 0),
            view.contentSize.height - 480)
        let (before, distance) = (places, target - view.contentOffset.y)
        view.contentOffset.y = target
        stage.settle()
        compare(before, movedBy: -distance)
    }

    /// Changes rows out of sight. Above the view, all visible rows move together, as on iOS; below, nothing moves.
    func update(_ random: inout SeededGenerator) {
        let shown = view.indexPathsForVisibleItems.map(\.item).sorted()
        guard let first = shown.first, let last = shown.last, first > 20, last < rows.count - 20 else { return }
        let isAbove = Bool.random(using: &random)
        let item = isAbove ? first - .random(in: 5...15, using: &random) : last + .random(in: 2...10, using: &random)
        let before = places
        UIView.performWithoutAnimation {
            if Bool.random(using: &random) {
                rows.insert(Row(name: nextName, height: .random(in: 20...90, using: &random)), at: item)
                nextName += 1
                view.insertItems(at: [[0, item]])
            } else {
                rows.remove(at: item)
                view.deleteItems(at: [[0, item]])
            }
        }
        stage.settle()
        let way = isAbove ? places.first { before[$0.key] != nil }.map { $0.value - (before[$0.key] ?? 0) } : 0
        compare(before, movedBy: way ?? 0)
    }

    private var places: [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        for cell in view.visibleCells { places[cell.tag] = cell.frame.minY - view.contentOffset.y }
        return places
    }

    private func compare(_ before: [Int: CGFloat], movedBy way: CGFloat) {
        for (name, place) in places {
            guard let old = before[name] else { continue }
            comparisons += 1
            if abs(place - old - way) > 0.5 + 1e-6 { jumps += 1 }
        }
    }
}
