import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Supplementary and decoration views") struct SupplementaryViewTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)

    @Test("headers and footers appear with their sections and are reused (R31, R33)")
    func headers() {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.footerReferenceSize = CGSize(width: 0, height: 20)
        let source = NumberSource(counts: Array(repeating: 5, count: 50))
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 200), layout: flow)
        stage.show(view)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame
                == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(view.supplementaryView(forElementKind: kind, at: [1, 0])?.frame.minY == 100)
        #expect(view.supplementaryView(forElementKind: kind, at: [0, 0])?.layer.zPosition == 10)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [[0, 0], [1, 0]])
        #expect(view.supplementaryView(forElementKind: kind, at: [9, 0]) == nil, "R126")

        view.contentOffset.y = 50
        stage.settle()
        let made = view.trace.supplementaryViewsCreated
        for step in 0..<40 {
            view.contentOffset.y = 50 + CGFloat(step) * 50
            stage.advance(by: 1.0 / 60)
        }
        #expect(view.trace.supplementaryViewsCreated == made)
    }

    @Test("the decoration views of a custom layout are made from the layout's own registrations")
    func decoration() {
        let layout = ShelfLayout()
        let source = NumberSource(counts: [40])
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 200), layout: layout)
        stage.show(view)
        // A shelf begins every 100 points: those at 0 and 100 are in view, and the shelf at 200 only touches the view.
        #expect(view.subviews.count { $0 is ShelfView } == 2)
        let shelf = view.subviews.first { $0 is ShelfView }
        #expect(shelf?.layer.zPosition == -1)
        view.contentOffset.y = 1000
        stage.settle()
        #expect(view.subviews.count { $0 is ShelfView && !$0.isHidden } == 2)
    }

    @Test("the background view lies behind the cells and does not scroll")
    func background() throws {
        let source = NumberSource(counts: [100])
        let view = UICollectionView.numbers(source, size: CGSize(width: 320, height: 200))
        let background = UIView()
        view.backgroundView = background
        stage.show(view)
        view.contentOffset.y = 90
        stage.settle()
        #expect(background.frame == CGRect(x: 0, y: 90, width: 320, height: 200))
        #expect(view.subviewsInDrawingOrder.first === background)
    }
}

/// Rows of 100 points with a shelf below each.
@MainActor private final class ShelfLayout: UICollectionViewLayout {
    override init() {
        super.init()
        register(ShelfView.self, forDecorationViewOfKind: "shelf")
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 4000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<40).flatMap { row in
            let cell = UICollectionViewLayoutAttributes(forCellWith: [0, row])
            cell.frame = CGRect(x: 0, y: CGFloat(row) * 100, width: 320, height: 90)
            let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: [0, row])
            shelf.frame = CGRect(x: 0, y: CGFloat(row) * 100, width: 320, height: 100)
            shelf.zIndex = -1
            return [cell, shelf]
        }
    }
}

@MainActor private final class ShelfView: UICollectionReusableView {}
