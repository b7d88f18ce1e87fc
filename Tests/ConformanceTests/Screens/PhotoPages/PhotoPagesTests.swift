import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: photo pages") struct PhotoPagesTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800), scale: 2)
    private let controller = PhotoPagesViewController(sizes: [
        CGSize(width: 800, height: 600), CGSize(width: 600, height: 1200), CGSize(width: 500, height: 500),
    ])

    init() { stage.show(controller) }

    private func photo(_ page: Int) -> String {
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: page, section: 0)) as? ZoomingPhotoCell
        return cell?.photoView.frameInWindow.text ?? "not in sight"
    }

    @Test("photos fit the screen, and each flick goes one page further")
    func pages() {
        #expect(photo(0) == "0 250 400 300")
        stage.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(photo(1) == "0 0 400 800")
        stage.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(photo(2) == "0 200 400 400")
    }

    @Test("two fingers zoom a photo, which is whole again when its page comes back")
    func zooming() {
        stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200)
        // The fingers move a little before it is a pinch, so it's not quite twice as large; the middle stays.
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? ZoomingPhotoCell
        let zoomed = cell?.photoView.frameInWindow ?? .zero
        #expect(zoomed.width > 700 && abs(zoomed.midX - 200) < 2 && abs(zoomed.midY - 400) < 1)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400))
        stage.settle()
        // The drag begins after ten points.
        #expect(cell?.photoView.frameInWindow.minX == zoomed.minX + 90)
        // Beyond the photo's edge, the page moves, too.
        for _ in 0..<2 {
            stage.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400))
            stage.settle()
        }
        #expect(controller.collectionView.contentOffset.x == 400 && photo(1) == "0 0 400 800")
        stage.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        stage.settle()
        #expect(photo(0) == "0 250 400 300")
    }

    @Test("after a rotation the same page shows")
    func turning() {
        stage.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400))
        stage.settle()
        stage.resize(to: CGSize(width: 800, height: 400))
        #expect(controller.collectionView.contentOffset.x == 800 && photo(1) == "300 0 200 400")
    }
}
