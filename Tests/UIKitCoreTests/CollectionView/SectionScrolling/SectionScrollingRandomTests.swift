import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A layout that only calls super; because of that, the collection view requests attributes from it.
private final class OwnLayout: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)
    }
}

/// Shelves that are scrolled, changed, turned round and resized at random, and looked at after each step: every cell in view shows its item,
/// where its attributes say less how far its shelf has scrolled, and nothing that should be in view is missing.
@MainActor @Suite("Orthogonal sections, at random") struct SectionScrollingRandomTests {
    private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

    @Test("after random changes every orthogonal cell is in place", arguments: SeededGenerator.seeds(0..<30))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<Int.random(in: 1...8, using: &random)).map { _ in Int.random(in: 0...30, using: &random) }
        let isOwn = Bool.random(using: &random)
        let shelves = Shelves(
            Self.behaviors.randomElement(using: &random)!, counts: counts,
            width: Bool.random(using: &random) ? .absolute(100) : .fractionalWidth(0.4),
            makeLayout: { isOwn ? OwnLayout(section: $0) : UICollectionViewCompositionalLayout(section: $0) })
        var next = 100_000
        for step in 0..<40 {
            let what = change(shelves, &next, &random)
            if Int.random(in: 0..<3, using: &random) > 0 {
                shelves.stage.settle()
            } else {
                shelves.view.layoutIfNeeded()
            }
            let wrong = mistakes(shelves)
            #expect(wrong.isEmpty, "UIKIT_SEED=\(seed), step \(step), \(what)")
            guard wrong.isEmpty else { return }
        }
        shelves.stage.settle()
        #expect(mistakes(shelves).isEmpty, "UIKIT_SEED=\(seed) at the end")
    }

    private func change(_ shelves: Shelves, _ next: inout Int, _ random: inout SeededGenerator) -> String {
        let view = shelves.view
        let height = view.bounds.height
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            shelves.scrollers.randomElement(using: &random)?.contentOffset.x = .random(in: -100...3000, using: &random)
            return "a shelf is scrolled"
        case 1:
            let y = CGFloat.random(in: 20...max(height - 20, 21), using: &random)
            let way = CGFloat.random(in: -250...250, using: &random)
            shelves.stage.flick(from: CGPoint(x: 160, y: y), to: CGPoint(x: 160 + way, y: y))
            return "a shelf is flung"
        case 2:
            view.contentOffset.y = .random(in: -50...900, using: &random)
            return "the page is scrolled"
        case 3:
            view.performBatchUpdates {
                guard let section = shelves.items.indices.randomElement(using: &random) else { return }
                let item = Int.random(in: 0...shelves.items[section].count, using: &random)
                next += 1
                shelves.items[section].insert(next, at: item)
                view.insertItems(at: [IndexPath(item: item, section: section)])
            }
            return "an item is inserted"
        case 4:
            view.performBatchUpdates {
                guard let section = shelves.items.indices.randomElement(using: &random),
                    let item = shelves.items[section].indices.randomElement(using: &random)
                else { return }
                shelves.items[section].remove(at: item)
                view.deleteItems(at: [IndexPath(item: item, section: section)])
            }
            return "an item is deleted"
        case 5:
            view.performBatchUpdates {
                guard shelves.items.count > 1 else { return }
                let (start, end) = (
                    Int.random(in: 0..<shelves.items.count, using: &random),
                    Int.random(in: 0..<shelves.items.count, using: &random)
                )
                shelves.items.insert(shelves.items.remove(at: start), at: end)
                view.moveSection(start, toSection: end)
            }
            return "a shelf is moved"
        case 6:
            view.traitOverrides.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
            return "turned round"
        case 7:
            view.frame.size = CGSize(width: .random(in: 100...500, using: &random), height: 480)
            return "another width"
        default:
            guard let section = shelves.items.indices.randomElement(using: &random),
                let item = shelves.items[section].indices.randomElement(using: &random)
            else { return "nothing" }
            view.scrollToItem(
                at: IndexPath(item: item, section: section), at: [.centeredHorizontally, .centeredVertically],
                animated: Bool.random(using: &random))
            return "scrolled to an item"
        }
    }

    private func mistakes(_ shelves: Shelves) -> [String] {
        let view = shelves.view
        var wrong: [String] = []
        view.checkInvariants { wrong.append($0) }
        let width = view.contentSize.width
        var seen: Set<IndexPath> = []
        for section in shelves.items.indices {
            let offset = view.sectionScrolling.offsets(of: view.collectionViewLayout)[section] ?? 0
            for item in shelves.items[section].indices {
                let path = IndexPath(item: item, section: section)
                guard let frame = view.layoutAttributesForItem(at: path)?.frame.offsetBy(dx: -offset, dy: 0) else {
                    wrong.append("\(path) has no attributes")
                    continue
                }
                let expected =
                    view.mirror.isOn
                    ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
                guard expected.meets(view.bounds) else { continue }
                seen.insert(path)
                guard let cell = view.cellForItem(at: path) as? ShelfCell, !cell.isHidden else {
                    wrong.append("\(path) is missing")
                    continue
                }
                if cell.number != shelves.items[section][item] { wrong.append("\(path) shows \(cell.number)") }
                let distance = max(abs(cell.frame.minX - expected.minX), abs(cell.frame.minY - expected.minY))
                if distance > 0.6 { wrong.append("\(path) is at \(cell.frame), not \(expected)") }
            }
        }
        let shown = Set(view.indexPathsForVisibleItems)
        if shown != seen { wrong.append("in view are \(shown.symmetricDifference(seen)) more or less") }
        return wrong
    }
}
