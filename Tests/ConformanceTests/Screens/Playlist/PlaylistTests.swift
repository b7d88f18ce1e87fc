import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: playlist") struct PlaylistTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let controller = PlaylistViewController(songs: ["Air", "Bolero", "Carmen", "Daphne"])

    init() {
        stage.show(UINavigationController(rootViewController: controller))
        stage.tap("Edit")
    }

    private func row(_ item: Int) -> CGRect {
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frameInWindow ?? .zero
    }

    @Test("a song dragged by its handle moves two rows down, in the model too")
    func reordering() {
        let handle = CGPoint(x: row(0).maxX - 30, y: row(0).midY)
        stage.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + 2 * 52 + 4), duration: 0.8)
        stage.settle()
        #expect(controller.songs == ["Bolero", "Carmen", "Air", "Daphne"])
        #expect(controller.collectionView.texts == controller.songs)
        // Without a handle a drag scrolls.
        stage.tap("Done")
        stage.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + 2 * 52 + 4), duration: 0.8)
        stage.settle()
        #expect(controller.songs == ["Bolero", "Carmen", "Air", "Daphne"])
    }

    @Test("the delete control at the leading edge removes a song")
    func deleting() {
        stage.tap(at: CGPoint(x: row(1).minX + 28, y: row(1).midY))
        #expect(controller.songs == ["Air", "Carmen", "Daphne"] && controller.collectionView.texts == controller.songs)
    }
}
