import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A row that is swiped open goes where no list is.
@MainActor @Suite("A swiped row outside lists") struct SwipedRowElsewhereTests {
    private let stage = Stage(size: CGSize(width: 320, height: 640), scale: 3)
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    /// A list with the items 1 to 3, and a grid of three columns with 4 and 5.
    init() {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            guard section > 0 else {
                var list = UICollectionLayoutListConfiguration(appearance: .plain)
                list.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "Flag") { _, _, finish in finish(true) }
                    ])
                }
                return .list(using: list, layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(60))
            let item = NSCollectionLayoutItem(layoutSize: third)
            let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
            return NSCollectionLayoutSection(group: row)
        }
        view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        stage.show(view)
        show(rows: [1, 2, 3], tiles: [4, 5])
        view.swipes.open(.cell(1, in: 0), .trailing)
        stage.settle()
    }

    private func show(rows: [Int], tiles: [Int], animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(rows, toSection: 0)
        snapshot.appendItems(tiles, toSection: 1)
        source.apply(snapshot, animatingDifferences: animated)
        stage.settle()
    }

    @Test("it closes when an update moves it into a grid, and lies where the grid puts it", arguments: [true, false])
    func moved(isAnimated: Bool) throws {
        let cell = try #require(view.cellForItem(at: [0, 1]))
        #expect(cell.frame.minX < 0)
        show(rows: [1, 3], tiles: [4, 2, 5], animated: isAnimated)
        #expect(view.cellForItem(at: [1, 1]) === cell)
        #expect(abs(cell.frame.minX - 320.0 / 3) < 1e-9, "the second of three columns")
        #expect(!view.swipes.isOpen && !cell.configurationState.isSwiped)
        #expect(!view.subviews.contains { $0 is SwipeActionsView })
    }

    @Test("it closes when an update takes it out of view, and its cell comes back as any other")
    func outOfView() throws {
        let cell = try #require(view.cellForItem(at: [0, 1]))
        show(rows: [1, 3], tiles: Array(4..<400) + [2])
        #expect(!view.swipes.isOpen && !cell.configurationState.isSwiped)
        #expect(!view.subviews.contains { $0 is SwipeActionsView })
        show(rows: [1, 2, 3], tiles: [4, 5])
        #expect(view.visibleCells.allSatisfy { $0.frame.minX >= 0 && !$0.configurationState.isSwiped })
    }

    @Test("it closes when its collection view gets another layout", arguments: [true, false])
    func otherLayout(isAnimated: Bool) throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        view.setCollectionViewLayout(flow, animated: isAnimated)
        stage.settle()
        let cell = try #require(view.cellForItem(at: [0, 1]))
        #expect(cell.frame == CGRect(x: 110, y: 0, width: 100, height: 100), "the second of three, 10 apart")
        #expect(!view.swipes.isOpen)
        #expect(!view.subviews.contains { $0 is SwipeActionsView })
    }

    @Test("it stays open while the list's other rows go to the grid")
    func others() throws {
        let cell = try #require(view.cellForItem(at: [0, 1]))
        let left = cell.frame.minX
        show(rows: [2], tiles: [4, 1, 3, 5], animated: true)
        #expect(view.cellForItem(at: [0, 0]) === cell && cell.frame.minX == left)
        #expect(view.swipes.isOpen)
    }
}
