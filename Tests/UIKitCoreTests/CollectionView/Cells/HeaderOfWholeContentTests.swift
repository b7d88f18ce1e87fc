import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Flow layouts with a header above all sections, at an index path of one number, as in public libraries.
@Suite("A header of the whole content") @MainActor struct HeaderOfWholeContentTests {
    private final class ParallaxLayout: UICollectionViewFlowLayout {
        static let kind = "parallax", path = IndexPath(index: 0)

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let header = layoutAttributesForSupplementaryView(ofKind: Self.kind, at: Self.path)
            return (super.layoutAttributesForElements(in: rect) ?? []) + [header].compactMap { $0 }
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard elementKind == Self.kind else {
                return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
            }
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
            header.frame = CGRect(x: 0, y: collectionView?.bounds.minY ?? 0, width: 320, height: 100)
            header.zIndex = 10
            return header
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let source = NumberSource(counts: [20, 20])
    private let view: UICollectionView

    init() {
        let layout = ParallaxLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 480), layout: layout)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: ParallaxLayout.kind,
            withReuseIdentifier: "header")
        stage.show(view)
    }

    private var header: UICollectionReusableView? {
        view.supplementaryView(forElementKind: ParallaxLayout.kind, at: ParallaxLayout.path)
    }

    @Test("the data source is asked for the header with a path of one index; the header follows the content")
    func shown() throws {
        #expect(try #require(header).frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: ParallaxLayout.kind) == [[0]])
        view.contentOffset.y = 500
        stage.settle()
        #expect(try #require(header).frame.minY == 500)
    }

    @Test("the header stays the same view through updates of sections; another layout removes it")
    func updates() throws {
        let before = try #require(header)
        view.performBatchUpdates {
            source.counts = [10, 20, 30]
            view.insertSections([0])
            view.deleteSections([1])
            view.insertSections([2])
        }
        stage.settle()
        #expect(header === before)
        view.reloadData()
        stage.settle()
        #expect(header != nil)
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        stage.settle()
        #expect(header == nil)
    }

    @Test("index paths of another length, and cells with a path of one index, are ignored with a warning")
    func refused() {
        final class Wrong: UICollectionViewLayout {
            var wrong: [UICollectionViewLayoutAttributes] = []
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { wrong }
        }
        let log = WarningLog()
        let layout = Wrong()
        layout.wrong = [
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(index: 0)),
            UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: ParallaxLayout.kind, with: IndexPath(indexes: [0, 0, 0])),
        ]
        for attributes in layout.wrong { attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        view.setCollectionViewLayout(layout, animated: false)
        stage.settle()
        #expect(view.subviews.allSatisfy { !($0 is UICollectionReusableView) || $0.isHidden })
        let reasons = log.messages.filter { $0.contains("Layout attributes") }.joined()
        #expect(reasons.contains("the index path has 1 number instead of 2"))
        #expect(reasons.contains("the index path has 3 numbers instead of 1 or 2"))
    }
}
