import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Apps use cells as headers, for the sake of their configurations.
@MainActor @Suite("Cells as headers") struct CellAsHeaderTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let view: UICollectionView
    private let header: UICollectionViewCell
    private let chosen = Chosen()
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init() throws {
        let kind = UICollectionView.elementKindSectionHeader
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .top)
            ]
            return section
        }
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        let head = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: kind) { cell, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Numbers"
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: head, for: path)
        }
        view.delegate = chosen
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        stage.show(view)
        header = try #require(
            view.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewCell)
    }

    @Test("a cell used as a header is as high as its content: 12 points above and below a line of 20.5")
    func height() {
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 44.5))
        #expect(view.cellForItem(at: [0, 0])?.frame.minY == 44.5)
    }

    @Test("a tap on such a header neither highlights nor selects it, nor the item with the same index path")
    func touch() {
        let finger = stage.touchDown(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.3)
        #expect(!header.isHighlighted && view.cellForItem(at: [0, 0])?.isHighlighted == false)
        stage.touchUp(finger, at: CGPoint(x: 20, y: 20))
        stage.settle()
        #expect(!header.isSelected && view.indexPathsForSelectedItems == [] && chosen.paths == [])
        #expect(view.indexPath(for: header) == nil)
    }

    @Test("such a header cannot be focused, and is read before the items, as a header")
    func reading() {
        #expect(!header.canBecomeFocused)
        #expect(header.layer.accessibility?.role == .supplement)
        #expect(header.layer.accessibility?.place == .number(1))
        #expect(view.cellForItem(at: [0, 0])?.layer.accessibility?.role == .cell)
        stage.focus(header)
        #expect(!header.configurationState.isFocused)
    }
}

@MainActor private final class Chosen: NSObject, UICollectionViewDelegate {
    var paths: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        paths.append(indexPath)
    }
}
