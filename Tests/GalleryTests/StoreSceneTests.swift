import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Store front") struct StoreSceneTests {
    private let stage: Stage
    private let controller: StoreController

    init() {
        stage = Stage(size: CGSize(width: 393, height: 852))
        controller = StoreController(library: PhotoLibrary(photos: (0..<40).map { Photo(drawing: $0) }))
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    private var list: UICollectionView { controller.collectionView }

    private func shelf(_ section: Int) -> UIScrollView? {
        let frame = list.layoutAttributesForItem(at: [section, 0])?.frame ?? .zero
        return list.subviews.compactMap { $0 as? UIScrollView }.first {
            !$0.isHidden && $0.frame.minY <= frame.minY && frame.minY < $0.frame.maxY
        }
    }

    @Test("the first large image is in the middle at full size, and its neighbour a little smaller")
    func heroes() throws {
        let first = try #require(list.cellForItem(at: [0, 0])), second = try #require(list.cellForItem(at: [0, 1]))
        #expect(abs(list.convert(first.bounds, from: first).midX - 393 / 2) < 0.5)
        #expect(first.transform == .identity && abs(second.transform.a - 0.94) < 0.01)
        stage.flick(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 100, y: 250))
        stage.settle()
        #expect(abs(list.convert(second.bounds, from: second).midX - 393 / 2) < 0.5)
        #expect(abs(second.transform.a - 1) < 0.001 && abs(first.transform.a - 0.94) < 0.01)
    }

    @Test("a product still shows Open after a tap on Get, scrolling away and back")
    func take() throws {
        list.scrollToItem(at: [1, 0], at: .centeredVertically, animated: false)
        stage.settle()
        func button() -> UIButton? {
            (list.cellForItem(at: [1, 0]) as? StoreProductCell)?.firstButton
        }
        #expect(button()?.configuration?.title == "Get")
        stage.tap(middleOf: button())
        #expect(button()?.configuration?.title == "Open")
        list.scrollToItem(at: [25, 0], at: .top, animated: false)
        stage.settle()
        list.scrollToItem(at: [1, 0], at: .centeredVertically, animated: false)
        stage.settle()
        #expect(button()?.configuration?.title == "Open")
    }

    @Test("after flicks to the end and back, shelves are where they were, and few cells are made")
    func fling() {
        stage.flick(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 100, y: 250))
        stage.settle()
        let offset = shelf(0)?.contentOffset.x
        for _ in 0..<8 { stage.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200)) }
        stage.settle()
        #expect(list.contentOffset.y > 5000)
        let made = stage.trace.cellsCreated
        for _ in 0..<4 { stage.flick(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700)) }
        stage.settle()
        #expect(stage.trace.cellsCreated - made <= 8)
        list.setContentOffset(.zero, animated: false)
        stage.settle()
        #expect(offset != nil && shelf(0)?.contentOffset.x == offset)
    }

    @Test("categories have as many columns as fit", arguments: [(393, 2), (820, 4), (1180, 6)])
    func columns(width: CGFloat, columns: Int) {
        stage.resize(to: CGSize(width: width, height: 852))
        stage.settle()
        let frames = StoreCategory.all.indices.compactMap { list.layoutAttributesForItem(at: [3, $0])?.frame }
        #expect(frames.count { $0.minY == frames[0].minY } == min(columns, frames.count))
    }

    @Test("the store looks like its snapshots")
    func pictures() {
        let view: UIView = controller.view
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 393, height: 852)), named: "phone")
        stage.setAppearance(.dark)
        controller.navigationController?.traitOverrides.layoutDirection = .rightToLeft
        list.contentOffset.y = 560
        stage.settle()
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 393, height: 852)), named: "dark-right-to-left")
        stage.setAppearance(.light)
        controller.navigationController?.traitOverrides.layoutDirection = .leftToRight
        stage.resize(to: CGSize(width: 820, height: 1180))
        stage.settle()
        list.contentOffset.y = -list.adjustedContentInset.top
        stage.settle()
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 820, height: 1180)), named: "tablet")
    }
}

extension UIView {
    fileprivate var firstButton: UIButton? {
        subviews.lazy.compactMap { $0 as? UIButton ?? $0.firstButton }.first
    }
}
