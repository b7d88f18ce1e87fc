import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Changes made with setCollectionViewLayout(_:animated:completion:).
@MainActor @Suite("Changes of layout") struct LayoutChangeTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    private func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: 20)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    @Test("items slide from their frames in the old layout to those in the new one")
    func slide() throws {
        let source = NamedItems([["a", "b", "c"]])
        let view = UICollectionView.named(source)
        stage.show(view)
        let c = try #require(view.cell("c"))
        var finished: Bool?
        view.setCollectionViewLayout(grid(), animated: true) { finished = $0 }
        stage.advance(by: 0.15)
        let frame = try #require(c.layer.presentation()?.frame)
        #expect(abs(frame.minY - 50) < 2 && abs(frame.minX - 20) < 1 && abs(frame.width - 60) < 2)
        #expect(finished == nil)
        stage.settle()
        #expect(c.frame == CGRect(x: 40, y: 0, width: 20, height: 20) && finished == true)
    }

    @Test("an item in the middle of the view stays in view (R609)")
    func middle() {
        let source = NamedItems([(0..<100).map { "\($0)" }])
        let view = UICollectionView.named(source, layout: grid())
        stage.show(view)
        view.contentOffset.y = 110  // 210 is the middle, of item 52 and its row.
        stage.settle()
        view.setCollectionViewLayout(UICollectionViewLayout.rows, animated: true)
        let middle = view.layoutAttributesForItem(at: view.path(52))?.frame ?? .zero
        #expect(view.bounds.contains(middle))
        stage.settle()
        view.setCollectionViewLayout(grid(), animated: false)
        #expect(view.bounds.contains(view.layoutAttributesForItem(at: view.path(52))?.frame ?? .zero))
    }

    @Test("items that come into view slide in from their frames in the old layout")
    func entering() throws {
        let source = NamedItems([(0..<20).map { "\($0)" }])
        let view = UICollectionView.named(source)
        stage.show(view)
        view.setCollectionViewLayout(grid(), animated: true)
        let last = try #require(view.cell("19"))
        stage.advance(by: 1 / 60)
        #expect(last.seenY > 900)
        stage.settle()
        #expect(last.frame.origin == CGPoint(x: 80, y: 60))
    }

    @Test("headers that the new layout does not have fade out")
    func headers() throws {
        let old = UICollectionViewLayout.rows
        old.headerReferenceSize = CGSize(width: 0, height: 30)
        let source = NamedItems([["a"]])
        let view = UICollectionView.named(source, layout: old)
        stage.show(view)
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(view.supplementaryView(forElementKind: kind, at: view.path(0)))
        view.setCollectionViewLayout(UICollectionViewLayout.rows, animated: true)
        stage.advance(by: 0.15)
        #expect(abs(header.seenAlpha - 0.5) < 0.05)
        stage.settle()
        #expect(header.isHidden && view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }
}
