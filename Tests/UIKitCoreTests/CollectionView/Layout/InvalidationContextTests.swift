import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Each test names the recording it repeats: context/… of collection-calls.json, contexts/… of contexts.json.
@MainActor @Suite("Invalidation contexts") struct InvalidationContextTests {
    @Test("a fresh context marks nothing (context/base-default)")
    func fresh() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything)
        #expect(!context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero)
        #expect(context.contentSizeAdjustment == .zero)
    }

    @Test("invalidated items keep their first order, once each (context/invalidate-items-accumulate, M13)")
    func items() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [])
        #expect(context.invalidatedItemIndexPaths == nil)
        context.invalidateItems(at: [[1, 2], [0, 0], [1, 2]])
        #expect(context.invalidatedItemIndexPaths == [[1, 2], [0, 0]])
        context.invalidateItems(at: [[0, 0], [1, 3]])
        #expect(context.invalidatedItemIndexPaths == [[1, 2], [0, 0], [1, 3]])
    }

    @Test("an empty list of other elements adds an entry (context/supplementary-decoration-adjustments)")
    func elements() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: "header", at: [[1, 2], [0, 0]])
        context.invalidateSupplementaryElements(ofKind: "footer", at: [])
        context.invalidateDecorationElements(ofKind: "background", at: [[0, 0]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [[1, 2], [0, 0]], "footer": []])
        #expect(context.invalidatedDecorationIndexPaths == ["background": [[0, 0]]])
    }

    @Test("a flow context starts with both of its flags set (context/flow-default, R6)")
    func flowDefault() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes)
    }

    @Test(
        "a flow context invalidates attributes for a new size only (context/flow-bounds-…, M5)",
        arguments: [
            (CGRect(x: 0, y: -59, width: 300, height: 400), false),
            (CGRect(x: 0, y: 40, width: 300, height: 400), false),
            (CGRect(x: 0, y: 0, width: 301, height: 400), true), (CGRect(x: 0, y: 0, width: 300, height: 400), false),
        ])
    func flowBounds(bounds: CGRect, changesAttributes: Bool) {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let context =
            layout.invalidationContext(forBoundsChange: bounds) as? UICollectionViewFlowLayoutInvalidationContext
        #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(context?.invalidateFlowLayoutAttributes == changesAttributes)
        #expect(view.collectionViewLayout === layout)
    }

    @Test("a flow layout without a view invalidates its attributes (context/flow-bounds-unattached)")
    func unattached() {
        let context =
            UICollectionViewFlowLayout().invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
            as? UICollectionViewFlowLayoutInvalidationContext
        #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(context?.invalidateFlowLayoutAttributes == true)
    }

    @Test("invalidateLayout() calls invalidateLayout(with:) once (context/base-invalidateLayout-dispatches-once, R120)")
    func dispatch() {
        let layout = CountingLayout()
        layout.invalidateLayout()
        #expect(layout.received.count == 1)
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        #expect(layout.received.count == 2)
        #expect(layout.received.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
    }

    @Test("a context's adjustments apply in a view that scrolls both ways (context/adjustments-populated-view)")
    func adjustments() {
        let stage = Stage(size: CGSize(width: 200, height: 300))
        let layout = CountingLayout()
        let source = NumberSource(counts: [0])
        let view = UICollectionView.numbers(source, size: CGSize(width: 200, height: 300), layout: layout)
        stage.show(view)
        view.contentOffset = CGPoint(x: 20, y: 30)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
        context.contentSizeAdjustment = CGSize(width: 10, height: 20)
        layout.invalidateLayout(with: context)
        #expect(view.contentOffset == CGPoint(x: 23, y: 34))
        #expect(view.contentSize == CGSize(width: 510, height: 1220))
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 23, y: 34))
        #expect(view.contentSize == CGSize(width: 500, height: 1200))
    }

    @Test("setting the size keeps the centre; the frame follows (attributes/size-center-frame, M6, R125)")
    func attributes() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
        #expect(attributes.frame == .zero)
        attributes.size = CGSize(width: 100, height: 61)
        #expect(attributes.frame == CGRect(x: -50, y: -30.5, width: 100, height: 61))
        attributes.center = CGPoint(x: 60.5, y: 40.25)
        #expect(attributes.frame == CGRect(x: 10.5, y: 9.75, width: 100, height: 61))
        attributes.frame = CGRect(x: 10, y: 9, width: 101, height: 62)
        #expect(attributes.center == CGPoint(x: 60.5, y: 40))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 101, height: 62))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(attributes.transform3D == CATransform3DMakeScale(2, 2, 1))
    }

    @Test("a collection view controller has its collection view inside its view (controller/view-structure)")
    func controller() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!controller.isViewLoaded)
        #expect(controller.clearsSelectionOnViewWillAppear)
        let view = controller.collectionView
        #expect(controller.view !== view)
        #expect(controller.view.subviews == [view])
        #expect(view?.autoresizingMask.rawValue == 18)
        #expect(view?.dataSource === controller)
        #expect(view?.delegate === controller)
    }
}

@MainActor private final class CountingLayout: UICollectionViewLayout {
    private(set) var received: [UICollectionViewLayoutInvalidationContext] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 1200) }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        received.append(context)
        super.invalidateLayout(with: context)
    }
}
