import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Pinned headers and footers") struct PinnedHeaderTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2)
    private let source = NumberSource(counts: [10, 10, 10])
    private let flow = UICollectionViewFlowLayout()
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    /// Shows sections of 600 points: a header of 30, ten rows of 54, and a footer of 30.
    private func show(_ flow: UICollectionViewFlowLayout? = nil, inset: UIEdgeInsets = .zero) -> UICollectionView {
        let flow = flow ?? self.flow
        flow.itemSize = CGSize(width: 300, height: 54)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.footerReferenceSize = CGSize(width: 0, height: 30)
        let view = UICollectionView.numbers(source, size: CGSize(width: 300, height: 200), layout: flow)
        view.contentInset = inset
        stage.show(view)
        return view
    }

    private func scroll(_ view: UICollectionView, to y: CGFloat) {
        view.contentOffset.y = y
        stage.settle()
    }

    @Test("a pinned header stays at the top edge until the end of its section pushes it out (R45)")
    func headers() throws {
        flow.sectionHeadersPinToVisibleBounds = true
        let view = show()
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 0)
        for (offset, place): (CGFloat, CGFloat) in [(100, 100), (539.5, 539.5), (555, 540), (569, 540)] {
            scroll(view, to: offset)
            #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == place)
        }
        scroll(view, to: 571)
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0]) == nil)
        #expect(view.supplementaryView(forElementKind: header, at: [1, 0])?.frame.minY == 600)
        scroll(view, to: 601)
        #expect(view.supplementaryView(forElementKind: header, at: [1, 0])?.frame.minY == 601)
        scroll(view, to: -40)
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 0)
    }

    @Test("a pinned footer stays at the bottom while its section reaches beyond the bottom edge")
    func footers() {
        flow.sectionFootersPinToVisibleBounds = true
        let view = show()
        #expect(view.supplementaryView(forElementKind: footer, at: [0, 0])?.frame.minY == 170)
        scroll(view, to: 300)
        #expect(view.supplementaryView(forElementKind: footer, at: [0, 0])?.frame.minY == 470)
        scroll(view, to: 410)
        #expect(view.supplementaryView(forElementKind: footer, at: [0, 0])?.frame.minY == 570)
    }

    @Test("pinned views stay inside of the adjusted content inset (R46)")
    func inset() {
        flow.sectionHeadersPinToVisibleBounds = true
        flow.sectionFootersPinToVisibleBounds = true
        let view = show(inset: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        scroll(view, to: 100)
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 120)
        #expect(view.supplementaryView(forElementKind: footer, at: [0, 0])?.frame.minY == 260)
    }

    @Test("a pinned header lies above the cells, and gets the touches there")
    func above() throws {
        flow.sectionHeadersPinToVisibleBounds = true
        let view = show()
        scroll(view, to: 100)
        let pinned = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
        #expect(view.hitTest(CGPoint(x: 150, y: 115), with: nil) === pinned)
        #expect(pinned.layer.zPosition == 10)
    }

    @Test("the attributes of a pinned header have its shown place, for an element and for a rectangle")
    func queries() {
        flow.sectionHeadersPinToVisibleBounds = true
        let view = show()
        scroll(view, to: 100)
        #expect(flow.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0])?.frame.minY == 100)
        let found = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 100, width: 300, height: 10)) ?? []
        #expect(found.count { $0.representedElementKind == header } == 1)
        let none = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 30)) ?? []
        #expect(none.allSatisfy { $0.representedElementCategory == .cell })
        #expect(view.collectionViewLayout === flow)
    }

    @Test("a step of scrolling moves the pinned header, and touches no cell that stays (R48)")
    func work() {
        flow.sectionHeadersPinToVisibleBounds = true
        let view = show()
        scroll(view, to: 60)
        let before = view.trace
        for step in 1...45 { scroll(view, to: 60 + CGFloat(step)) }
        #expect(view.trace.passes == before.passes + 45)
        #expect(view.trace.solves == 1)
        #expect(view.trace.comparisons == before.comparisons + 45, "the one header, once a step")
        // The first row ends at 84, and the sixth begins at 300: one cell leaves, and is reused below.
        #expect(view.trace.cellsCreated + view.trace.cellsReused == before.cellsCreated + before.cellsReused + 1)
        #expect(view.trace.supplementaryViewsCreated == 1)
    }

    @Test("the layout gets a context for every change of the bounds, and solves nothing again (R48, M5)")
    func contexts() throws {
        let flow = NotingFlowLayout()
        flow.sectionHeadersPinToVisibleBounds = true
        let view = show(flow)
        flow.contexts = []
        scroll(view, to: 33)
        #expect(flow.contexts.map(\.invalidateFlowLayoutDelegateMetrics) == [false])
        #expect(flow.contexts.map(\.invalidateFlowLayoutAttributes) == [false])
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 33)
        #expect(view.trace.solves == 1)
        flow.sectionHeadersPinToVisibleBounds = false
        stage.settle()
        flow.contexts = []
        scroll(view, to: 66)
        #expect(flow.contexts.isEmpty)
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0]) == nil)
    }

    @Test("switching pinning on or off takes effect in the next frame")
    func switching() {
        let view = show()
        scroll(view, to: 100)
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0]) == nil)
        flow.sectionHeadersPinToVisibleBounds = true
        stage.settle()
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 100)
        flow.sectionHeadersPinToVisibleBounds = false
        stage.settle()
        #expect(view.supplementaryView(forElementKind: header, at: [0, 0]) == nil)
    }

    @Test("in a layout that scrolls sideways headers are pinned at the left, footers at the right (R42)")
    func sideways() {
        flow.scrollDirection = .horizontal
        flow.sectionHeadersPinToVisibleBounds = true
        flow.sectionFootersPinToVisibleBounds = true
        let view = show()
        flow.itemSize = CGSize(width: 54, height: 200)
        flow.headerReferenceSize = CGSize(width: 30, height: 0)
        flow.footerReferenceSize = CGSize(width: 30, height: 0)
        view.contentOffset.x = 100
        stage.settle()
        #expect(
            view.supplementaryView(forElementKind: header, at: [0, 0])?.frame
                == CGRect(x: 100, y: 0, width: 30, height: 200))
        #expect(
            view.supplementaryView(forElementKind: footer, at: [0, 0])?.frame
                == CGRect(x: 370, y: 0, width: 30, height: 200))
    }
}

private final class NotingFlowLayout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { contexts.append(flow) }
        super.invalidateLayout(with: context)
    }
}
