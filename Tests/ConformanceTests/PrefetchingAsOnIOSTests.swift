import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Prefetching as written for iOS") struct PrefetchingAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let controller: PicturesViewController

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        controller = PicturesViewController(collectionViewLayout: layout)
        stage.show(controller)
    }

    private var cells: [PictureCell] { controller.collectionView.visibleCells.compactMap { $0 as? PictureCell } }

    @Test("images are loaded before they are seen, and those left behind are cancelled")
    func loading() {
        #expect(controller.loader.begun.count == 5)
        controller.loader.arrive()
        stage.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
        stage.advance(by: 0.3)
        #expect(controller.loader.begun.count > 10)
        #expect(controller.loader.cancelled.isEmpty)
        stage.settle()
        stage.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
        stage.settle()
        #expect(!controller.loader.cancelled.isEmpty)
        controller.loader.arrive()
        #expect(cells.allSatisfy { $0.imageView.image != nil && $0.isPlaying })
    }

    @Test("cells play while they are visible, and not otherwise, also after updates")
    func playing() {
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
            stage.advance(by: 0.4)
        }
        stage.settle()
        controller.remove(at: 0)
        stage.settle()
        #expect(!cells.isEmpty)
        #expect(cells.allSatisfy { $0.isPlaying })
        let all = controller.collectionView.subviews.compactMap { $0 as? PictureCell }
        #expect(all.filter(\.isPlaying).count == cells.count)
    }
}
