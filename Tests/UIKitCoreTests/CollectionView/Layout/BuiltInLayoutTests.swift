import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What the collection view makes of a built-in layout that is no flow layout.
@MainActor @Suite("The interface for built-in layouts") struct BuiltInLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var counts = [2, 3]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    private let stage = Stage(size: CGSize(width: 100, height: 70), scale: 1)
    private let source = Source()
    private let layout = BadgedRows()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 70), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        for kind in [BadgedRows.banner, BadgedRows.badge] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        stage.show(view)
    }

    private func badges() -> [IndexPath] {
        view.indexPathsForVisibleSupplementaryElements(ofKind: BadgedRows.badge)
    }

    @Test("a section can have several elements of one kind, each with its own index path")
    func badgesOfRows() {
        // The banner is 30 high, two rows of 20 end where the view does.
        #expect(badges() == [[0, 0], [0, 1]])
        let badge = view.supplementaryView(forElementKind: BadgedRows.badge, at: [0, 1])
        #expect(badge?.frame == CGRect(x: 90, y: 50, width: 10, height: 20))
        view.contentOffset.y = 35
        stage.settle()
        #expect(badges() == [[0, 0], [0, 1], [1, 0], [1, 1]])
    }

    @Test("an element of the whole layout has the last index of the first section (R456)")
    func banner() {
        #expect(view.visibleSupplementaryViews(ofKind: BadgedRows.banner).map(\.frame.height) == [30])
        let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: BadgedRows.banner)
        #expect(paths == [IndexPath(item: .max, section: 0)])
        view.contentOffset.y = 30
        stage.settle()
        #expect(view.visibleSupplementaryViews(ofKind: BadgedRows.banner).isEmpty)
    }

    @Test("decoration views have the layout's own class and lie behind cells, badges in front of them")
    func order() throws {
        let backgrounds = view.subviews.filter { $0.frame.size == CGSize(width: 100, height: 40) && !$0.isHidden }
        #expect(backgrounds.map(\.layer.zPosition) == [0])
        #expect(view.cellForItem(at: [0, 0])?.layer.zPosition == 1)
        let badge = try #require(view.supplementaryView(forElementKind: BadgedRows.badge, at: [0, 0]))
        #expect(badge.layer.zPosition == 2)
    }

    @Test("the layout follows an update, and its views follow their elements")
    func update() {
        view.performBatchUpdates {
            source.counts = [1, 3]
            view.deleteItems(at: [[0, 0]])
        }
        stage.settle()
        #expect(layout.followed == 1)
        #expect(badges() == [[0, 0], [1, 0]])
        #expect(view.supplementaryView(forElementKind: BadgedRows.badge, at: [1, 0])?.frame.minY == 50)
    }
}
