import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Views that belong to the layout: badges that it deletes and inserts by itself, and shelves behind sections.
@MainActor @Suite("Supplementary and decoration views in updates") struct UpdateDecorationTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    private final class Shelf: UICollectionReusableView {}

    /// Rows of 50 points; a badge beside the items that have one, a shelf behind each section.
    private final class ShelfLayout: UICollectionViewLayout {
        var badges: Set<Int> = []
        var deletedBadges: [IndexPath] = []
        var insertedBadges: [IndexPath] = []
        private(set) var log: [String] = []

        override init() {
            super.init()
            register(Shelf.self, forDecorationViewOfKind: "shelf")
        }

        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize {
            CGSize(width: 100, height: (0..<(collectionView?.numberOfSections ?? 0)).reduce(0) { $0 + height($1) })
        }

        private func height(_ section: Int) -> CGFloat {
            CGFloat(collectionView?.numberOfItems(inSection: section) ?? 0) * 50
        }

        private func start(_ section: Int) -> CGFloat { (0..<section).reduce(0) { $0 + height($1) } }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 0, y: start(path.section) + CGFloat(path.item) * 50, width: 80, height: 50)
            return attributes
        }

        override func layoutAttributesForSupplementaryView(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard badges.contains(path.item) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
            attributes.frame = CGRect(x: 80, y: start(path.section) + CGFloat(path.item) * 50, width: 20, height: 20)
            return attributes
        }

        override func layoutAttributesForDecorationView(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
            attributes.frame = CGRect(x: 0, y: start(path.section), width: 100, height: height(path.section))
            attributes.zIndex = -1
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            var found: [UICollectionViewLayoutAttributes?] = []
            for section in 0..<(collectionView?.numberOfSections ?? 0) {
                found.append(
                    layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(item: 0, section: section)))
                for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
                    let path = IndexPath(item: item, section: section)
                    found.append(layoutAttributesForItem(at: path))
                    found.append(
                        layoutAttributesForSupplementaryView(
                            ofKind: UICollectionView.elementKindSectionHeader, at: path))
                }
            }
            return found.compactMap(\.self).filter { $0.frame.intersects(rect) }
        }

        override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
            kind == UICollectionView.elementKindSectionHeader ? deletedBadges : []
        }

        override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
            kind == UICollectionView.elementKindSectionHeader ? insertedBadges : []
        }

        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(kind) \(path.section)")
            return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }

        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final \(kind) \(path.section)")
            return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    private func show(_ sections: [[String]], _ layout: ShelfLayout) -> (UICollectionView, NamedItems) {
        stage.settle()
        let source = NamedItems(sections)
        let view = UICollectionView.named(source, layout: layout)
        stage.show(view)
        return (view, source)
    }

    @Test("a supplementary view that the layout deletes fades out, one that it inserts is a new view")
    func badges() throws {
        let layout = ShelfLayout()
        layout.badges = [0, 1]
        let (view, source) = show([["a", "b", "c"]], layout)
        let kind = UICollectionView.elementKindSectionHeader
        let first = try #require(view.supplementaryView(forElementKind: kind, at: view.path(0)))
        let second = try #require(view.supplementaryView(forElementKind: kind, at: view.path(1)))
        view.performBatchUpdates {
            source.sections[0].removeFirst()
            view.deleteItems(at: [view.path(0)])
            // "b" keeps its badge, which is at 0 now; the badge of "c" is new, although there was one at 1.
            layout.deletedBadges = [view.path(0), view.path(1)]
            layout.insertedBadges = [view.path(0), view.path(1)]
        }
        stage.advance(by: 0.15)
        #expect(abs(first.seenAlpha - 0.5) < 0.05 && abs(second.seenAlpha - 0.5) < 0.05)
        let now = [0, 1].map { view.supplementaryView(forElementKind: kind, at: view.path($0)) }
        #expect(now.allSatisfy { $0 != nil && $0 !== first && $0 !== second })
        stage.settle()
        #expect(first.isHidden && second.isHidden && now.allSatisfy { $0?.seenAlpha == 1 })
    }

    @Test("decoration views slide and grow with their sections; new ones fade in")
    func shelves() throws {
        let layout = ShelfLayout()
        let (view, source) = show([["a"], ["b"]], layout)
        func shelf(_ section: Int) -> UICollectionReusableView? {
            view.subviews.compactMap { $0 as? Shelf }.first { $0.element?.section == section }
        }
        let (first, second) = try (#require(shelf(0)), #require(shelf(1)))
        view.performBatchUpdates {
            source.sections = [["new"], ["a", "A"], ["b"]]
            view.insertSections([0])
            view.insertItems(at: [view.path(1, 1)])
        }
        #expect(
            layout.log == ["final shelf 0", "final shelf 1", "initial shelf 0", "initial shelf 1", "initial shelf 2"])
        #expect(shelf(1) === first && shelf(2) === second)
        let new = try #require(shelf(0))
        stage.advance(by: 0.15)
        #expect(abs(new.seenAlpha - 0.5) < 0.05)
        #expect(abs(first.seenY - 25) < 2 && abs((first.layer.presentation()?.bounds.height ?? 0) - 75) < 2)
        stage.settle()
        #expect(first.frame == CGRect(x: 0, y: 50, width: 100, height: 100) && second.frame.minY == 150)
    }
}
