import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Index paths of too few or too many numbers, and with numbers that no item has.
@MainActor @Suite("Hostile index paths") struct IndexPathTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let source = CountingSource(sections: 2) { _ in 3 }
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView

    private nonisolated static let shapeless: [IndexPath] = [IndexPath(), [0], [0, 0, 0]]
    private nonisolated static let outside: [IndexPath] = [
        [0, -1], [-1, 0], [0, 3], [2, 0], [0, NSNotFound], [NSNotFound, 0], [NSNotFound, NSNotFound],
        [Int.min, Int.min], [0, Int.min],
    ]
    private nonisolated static let all = shapeless + outside

    init() {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        view = .hostile(source, layout: layout)
        stage.show(view)
    }

    @Test("queries for an index path that doesn't exist return nil", arguments: all)
    func questions(path: IndexPath) {
        #expect(view.cellForItem(at: path) == nil)
        // A path of no item at all has attributes, as on iOS (R163).
        #expect((view.layoutAttributesForItem(at: path) == nil) == !path.isEmpty)
        let kind = UICollectionView.elementKindSectionHeader
        if !(path.count == 2 && 0..<2 ~= path[0] && path[1] == 0) {
            #expect(view.supplementaryView(forElementKind: kind, at: path) == nil)
            #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) == nil)
        }
        #expect(view.supplementaryView(forElementKind: "other", at: path) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "other", at: path) == nil)
        #expect(!view.beginInteractiveMovementForItem(at: path))
    }

    @Test("calls that would change nothing do nothing", arguments: all)
    func noChanges(path: IndexPath) {
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        view.deselectItem(at: path, animated: false)
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        context.invalidateItems(at: [path])
        context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [path])
        context.invalidateDecorationElements(ofKind: "other", at: [path])
        layout.invalidateLayout(with: context)
        stage.settle()
        #expect(view.visibleCells.count == 6)
        // The data source may need a cell to measure with.
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(attributes.indexPath == path)
        #expect(attributes.copy() as? UICollectionViewLayoutAttributes == attributes)
    }

    @Test("queries return nil during an interactive movement, too", arguments: all)
    func whileMoving(path: IndexPath) {
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 130))
        #expect(view.cellForItem(at: path) == nil)
        view.deselectItem(at: path, animated: false)
        view.cancelInteractiveMovement()
        stage.settle()
        #expect(view.visibleCells.count == 6)
    }

    @Test("reconfiguring an item that doesn't exist does nothing", arguments: outside)
    func reconfiguring(path: IndexPath) {
        view.reconfigureItems(at: [path])
        stage.settle()
        #expect(view.visibleCells.count == 6)
    }

    @Test("updates of items that don't exist are refused as a whole", arguments: outside)
    func updates(path: IndexPath) {
        var warnings: [String] = []
        Diagnostics.receiver = { warnings.append($0 + " " + $1) }
        UICollectionView.inconsistencyPolicy = .reloadData
        defer {
            Diagnostics.receiver = nil
            UICollectionView.inconsistencyPolicy = .stop
        }
        view.insertItems(at: [path])
        view.deleteItems(at: [path])
        view.reloadItems(at: [path])
        view.moveItem(at: path, to: [0, 0])
        view.moveItem(at: [0, 0], to: path)
        view.moveSection(path[0], toSection: path[1])
        view.performBatchUpdates {
            view.moveItem(at: path, to: path)
            view.deleteSections([0])
            view.insertSections([1])
        }
        #expect(warnings.count == 7)
        #expect(warnings.allSatisfy { $0.hasPrefix("invalid-update attempt to ") && $0.contains("Replay: ") })
        stage.settle()
        #expect(view.visibleCells.count == 6)
    }

    // MARK: Index paths that stop the program

    private nonisolated static let calls: [String: @MainActor @Sendable (UICollectionView, IndexPath) -> Void] = [
        "scrollToItem": { $0.scrollToItem(at: $1, at: .top, animated: false) },
        "selectItem": { $0.selectItem(at: $1, animated: false, scrollPosition: []) },
        "insertItems": { $0.insertItems(at: [$1]) },
        "deleteItems": { $0.deleteItems(at: [$1]) },
        "reloadItems": { $0.reloadItems(at: [$1]) },
        "reconfigureItems": { $0.reconfigureItems(at: [$1]) },
        "moveItem": { $0.moveItem(at: $1, to: [0, 0]) },
    ]

    @Test("an index path without exactly two indexes stops the program", arguments: calls.keys.sorted(), [0, 1, 3])
    func shapelessPath(call: String, count: Int) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [call, count] in
            await MainActor.run {
                let tests = IndexPathTests()
                Self.calls[call]?(tests.view, IndexPath(indexes: Array(repeating: 0, count: count)))
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Invalid index path for use with UICollectionView."))
        #expect(text.contains("{length = \(count), path = "))
        #expect(text.contains("passed to \(call)("))
    }

    @Test(
        "scrolling to or selecting a wrong path stops the program", arguments: ["scrollToItem", "selectItem"], outside)
    func outsidePath(call: String, path: IndexPath) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [call, section = path[0] as Int, item = path[1] as Int] in
            await MainActor.run {
                let tests = IndexPathTests()
                Self.calls[call]?(tests.view, [section, item])
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("Attempted to scroll the collection view to an out-of-bounds item (\(path[1])) when"))
    }

    @Test("asking for a missing section's items stops the program", arguments: [-1, 2, NSNotFound, Int.min])
    func section(number: Int) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
            await MainActor.run { _ = IndexPathTests().view.numberOfItems(inSection: number) }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("request for number of items in section \(number) when there are only 2 sections"))
    }

    @Test("reading the item of a path with one index stops the program")
    func itemOfShortPath() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let path: IndexPath = [4]
            _ = path.item
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("This index path must contain exactly two indices specifying the section and item."))
        #expect(text.contains("seen           item of <NSIndexPath: 0x0> {length = 1, path = 4}"))
    }

    @Test("setting the section of an empty path stops the program")
    func sectionOfEmptyPath() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var path = IndexPath()
            path.section = 3
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("seen           section of <NSIndexPath: 0x0> {length = 0, path = }"))
    }
}
