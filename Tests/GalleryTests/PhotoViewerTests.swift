import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("A photo in full") struct PhotoViewerTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let gallery = GalleryController(library: PhotoLibrary(photos: (0..<40).map { Photo(drawing: $0) }))

    init() {
        stage.show(gallery)
        stage.settle()
    }

    private var viewer: PhotoController? { gallery.topViewController as? PhotoController }
    private var photos: UICollectionView? { stage.window.firstCollectionView }

    @Test("an address opens a photo before the mosaic was shown; going back scrolls the mosaic to it")
    func address() throws {
        gallery.show(place: "/photos/30")
        stage.settle()
        #expect(viewer?.current == 30)
        stage.press("Escape")
        stage.settle()
        #expect(gallery.topViewController is PhotosController)
        #expect(try #require(photos).indexPathsForVisibleItems.contains([0, 30]))
    }

    @Test("a flick turns to the next photo; its name becomes the title, and going back leads to it")
    func turn() throws {
        gallery.show(place: "/photos/3")
        stage.settle()
        let title = viewer?.title
        stage.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400))
        stage.settle()
        #expect(viewer?.current == 4)
        #expect(viewer?.title != title)
        let picture = try #require(viewer?.pictureFrame)
        #expect(abs(picture.midX - 196.5) < 0.5 && abs(picture.midY - 426) < 0.5)
        #expect(picture.width == 393)
    }

    @Test("a double tap zooms in, another one out")
    func doubleTap() throws {
        gallery.show(place: "/photos/3")
        stage.settle()
        let middle = CGPoint(x: 200, y: 426)
        #expect(abs(try #require(viewer?.pictureFrame).midY - 426) < 0.5)
        stage.doubleTap(at: middle)
        stage.settle()
        #expect(abs(try #require(viewer?.pictureFrame).width - 2.5 * 393) < 1)
        stage.advance(by: 1)
        stage.doubleTap(at: middle)
        stage.settle()
        #expect(try #require(viewer?.pictureFrame).width == 393)
    }

    @Test("a photo pulled down is closed, and the mosaic has no selected or transparent cell")
    func pull() {
        gallery.show(place: "/photos")
        stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 250))
        stage.settle()
        #expect(viewer != nil)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 220, y: 560))
        stage.settle()
        #expect(gallery.topViewController is PhotosController)
        #expect(photos?.indexPathsForSelectedItems == [])
        #expect(photos?.visibleCells.allSatisfy { $0.alpha == 1 } == true)
    }

    @Test("the place follows the photo")
    func place() throws {
        gallery.show(place: "/photos/3")
        stage.settle()
        #expect(viewer?.place == "/photos/3")
        stage.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400))
        stage.settle()
        #expect(viewer?.place == "/photos/4")
    }

    @Test("while a photo grows out of its cell, or a finger pulls it, nothing is behind it")
    func background() throws {
        gallery.show(place: "/photos")
        stage.settle()
        gallery.show(place: "/photos/3")
        stage.advance(by: 1 / 60)
        let screen = try #require(viewer?.view)
        func alpha() throws -> CGFloat { try #require(screen.layer.presentation()?.backgroundColor?.alpha) }
        #expect(try alpha() < 0.1)
        stage.settle()
        #expect(screen.backgroundColor == .systemBackground)
        let finger = stage.touchDown(at: CGPoint(x: 200, y: 400))
        for step in 1...6 {
            stage.advance(by: 1 / 60)
            stage.touchMove(finger, to: CGPoint(x: 200, y: 400 + 10 * CGFloat(step)))
        }
        #expect(screen.backgroundColor == .clear)
        stage.advance(by: 0.3)
        stage.touchUp(finger, at: CGPoint(x: 200, y: 460))
        stage.settle()
        #expect(viewer?.view === screen && screen.backgroundColor == .systemBackground)
    }

    @Test("after rotation the photo stays in view")
    func turned() throws {
        gallery.show(place: "/photos/3")
        stage.settle()
        stage.resize(to: CGSize(width: 852, height: 393))
        stage.settle()
        #expect(viewer?.current == 3)
        #expect(abs(try #require(viewer?.pictureFrame).midX - 426) < 0.5)
    }
}

extension UIView {
    fileprivate var firstCollectionView: UICollectionView? {
        self as? UICollectionView ?? subviews.lazy.compactMap(\.firstCollectionView).first
    }
}
