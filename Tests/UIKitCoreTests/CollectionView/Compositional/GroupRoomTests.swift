import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Groups whose insets leave no room for items (R414).
@MainActor @Suite("Groups without room") struct GroupRoomTests {
    /// Shows six items in rows of four with insets of 16 at both ends, and returns the cells' frames.
    private func frames(width: CGFloat, isNested: Bool = false, scale: CGFloat = 2) -> [CGRect] {
        let stage = Stage(size: CGSize(width: max(width, 1), height: 653), scale: scale)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(94)))
        var size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(94))
        var group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        if isNested {
            size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
            group = .vertical(layoutSize: size, subitems: [group])
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 653),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        let source = NumberSource(counts: [6])
        view.dataSource = source
        return withExtendedLifetime(source) {
            stage.show(view)
            stage.settle()
            return view.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        }
    }

    @Test(
        "insets as large as the group, or larger, show no cells, and a message says which",
        arguments: [32.0, 31, 20, 1], [false, true])
    func noRoom(width: CGFloat, isNested: Bool) {
        var frames: [CGRect] = []
        let said = Diagnostics.warnings { frames = self.frames(width: width, isNested: isNested) }
        #expect(frames == [])
        #expect(said.map(\.identifier) == ["compositional-no-room"])
        #expect(said.first?.message.contains("There is no room for this NSCollectionLayoutGroup") == true)
        #expect(said.first?.message.contains("contentInsets ({0, 16, 0, 16})") == true, "\(said)")
    }

    @Test("four points more than the insets are room for four cells of one point")
    func room() {
        let said = Diagnostics.warnings {
            let frames = self.frames(width: 36)
            #expect(frames.map(\.minX) == [16, 17, 18, 19, 16, 17])
            #expect(frames.allSatisfy { $0.width == 1 && $0.height == 94 })
        }
        #expect(said.isEmpty)
    }
}
