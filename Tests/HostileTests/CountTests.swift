import CollectionEngine
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Impossible numbers of sections and items (Decisions/0060).
@MainActor @Suite("Hostile counts") struct CountTests {
    @Test(
        "an impossible number of sections stops the program with a message",
        arguments: [-1, Int.min, NSNotFound, Int.max / 2, CollectionCounts.mostSections + 1])
    func sections(count: Int) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [count] in
            await MainActor.run { _ = Counts.show(sections: count) { _ in 1 } }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Invalid parameter not satisfying: count \(count < 0 ? ">= 0" : "<= 100000000")"))
        #expect(text.contains("numberOfSections(in:) returned \(count)"))
        #expect(text.contains("which is NSNotFound") == (count == NSNotFound))
        #expect(text.contains("try            "))
    }

    @Test(
        "an impossible number of items stops the program with a message",
        arguments: [-1, Int.min, NSNotFound, Int.max / 2, CollectionCounts.mostItems + 1])
    func items(count: Int) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [count] in
            await MainActor.run { _ = Counts.show(sections: 2) { $0 == 1 ? count : 3 } }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Invalid parameter not satisfying: count \(count < 0 ? ">= 0" : "<= 2147483647")"))
        #expect(text.contains("numberOfItemsInSection: 1) returned \(count)"))
        #expect(text.contains("3 of which are in the sections before") == (count > 0))
    }

    @Test("numbers of items whose sum is too large stop the program with a message")
    func sum() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Counts.show(sections: 2) { _ in CollectionCounts.mostItems } }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("numberOfItemsInSection: 1) returned 2147483647"))
        #expect(text.contains("2147483647 of which are in the sections before"))
    }

    @Test("an impossible number of items at the end of a batch stops the program with a message")
    func batch() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var count = 3
                let view = Counts.show(sections: 1) { _ in count }
                view.performBatchUpdates {
                    count = NSNotFound
                    view.insertItems(at: [[0, 3]])
                }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("numberOfItemsInSection: 0) returned 9223372036854775807, which is NSNotFound"))
    }

    @Test("a view shows the largest number of items, from the first to the last")
    func mostItems() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let source = CountingSource { _ in CollectionCounts.mostItems }
        let view = UICollectionView.hostile(source)
        stage.show(view)
        #expect(view.visibleCells.count == 40)
        let last = IndexPath(item: CollectionCounts.mostItems - 1, section: 0)
        view.scrollToItem(at: last, at: .bottom, animated: false)
        stage.settle()
        #expect(view.cellForItem(at: last) != nil)
        // Five items fit into a line: 429,496,730 lines, 60 points apart.
        #expect(view.contentSize.height == 25_769_803_790)
    }

    @Test("a million empty sections need no more memory than one")
    func emptySections() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        let source = CountingSource(sections: 1_000_000) { _ in 0 }
        let view = UICollectionView.hostile(source, layout: layout)
        stage.show(view)
        #expect(view.contentSize.height == 2_000_000)
        #expect(view.visibleCells.isEmpty)
        let solution = try #require(layout.solution)
        #expect(solution.sectionCount == 1_000_000)
        #expect(solution.sectionByteCount < 1000)
        #expect(layout.sections?.runCount == 1)
    }

    @Test("the views shown of equal sections are those of each of them")
    func alikeSections() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let source = CountingSource(sections: 100_000) { $0 == 99_998 ? 1 : 0 }
        let view = UICollectionView.hostile(source, layout: layout)
        stage.show(view)
        #expect(
            view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).count
                == 16)
        view.scrollToItem(at: [99_998, 0], at: .top, animated: false)
        stage.settle()
        #expect(view.contentSize.height == 3_000_050)
        #expect(view.cellForItem(at: [99_998, 0])?.frame.origin.y == 2_999_970)
        let headers = view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.section) == Array(99_985...99_999))
        layout.sectionHeadersPinToVisibleBounds = true
        stage.settle()
        #expect(
            view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader) == headers
        )
    }

    // MARK: Sections by the range

    @Test("inserting too many sections stops the program with a message")
    func hugeInsertion() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Counts.show(sections: 4) { _ in 1 }.insertSections(IndexSet(integersIn: 0..<Int.max / 2))
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("attempt to insert section 4 but there are only 4 sections after the update"))
        #expect(text.contains("Replay: UIKIT_REPLAY="))
    }

    @Test("deleting too many sections stops the program with a message")
    func hugeDeletion() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Counts.show(sections: 4) { _ in 1 }.deleteSections(IndexSet(integersIn: 2..<Int.max / 2))
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("attempt to delete section 4, but there are only 4 sections before the update"))
    }

    @Test("with the policy reloadData an impossible range of sections is survived")
    func survivedRange() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let source = CountingSource(sections: 4) { _ in 1 }
        let view = UICollectionView.hostile(source)
        stage.show(view)
        UICollectionView.inconsistencyPolicy = .reloadData
        var warnings: [String] = []
        Diagnostics.receiver = { identifier, _ in warnings.append(identifier) }
        defer {
            UICollectionView.inconsistencyPolicy = .stop
            Diagnostics.receiver = nil
        }
        view.reloadSections(IndexSet(integersIn: 0..<Int.max / 2))
        view.insertSections(IndexSet(integer: Int.max - 1))
        view.moveSection(NSNotFound, toSection: 0)
        stage.settle()
        #expect(warnings == ["invalid-update", "invalid-update", "invalid-update"])
        #expect(view.visibleCells.count == 4)
    }

    @Test("thousands of sections are inserted and deleted in one call, in order with other changes")
    func manySections() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        var counts = [1, 2, 3]
        let source = CountingSource(sections: counts.count) { counts[$0] }
        let view = UICollectionView.hostile(source)
        stage.show(view)
        view.performBatchUpdates {
            counts = Array(repeating: 1, count: 5000) + [1, 2, 4]
            view.insertItems(at: [[5002, 3]])
            view.insertSections(IndexSet(integersIn: 0..<5000))
        }
        stage.settle()
        #expect(view.numberOfSections == 5003)
        view.performBatchUpdates {
            counts = [1, 2, 4]
            view.deleteSections(IndexSet(integersIn: 0..<5000))
        }
        stage.settle()
        #expect(view.visibleCells.count == 7)
    }
}

@MainActor private enum Counts {
    private static var source: CountingSource?

    @discardableResult
    static func show(sections: Int, items: @escaping (Int) -> Int) -> UICollectionView {
        let source = CountingSource(sections: sections, items: items)
        self.source = source
        let view = UICollectionView.hostile(source)
        Stage(size: CGSize(width: 320, height: 480)).show(view)
        return view
    }
}
