import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Gallery scenes") struct SceneTests {
    private let library = PhotoLibrary(photos: (0..<12).map { Photo(drawing: $0) })

    @Test("the list shows every scene")
    func list() {
        let controller = SceneListController(library: library)
        assertSnapshot(of: controller, as: .svg(size: CGSize(width: 320, height: 2940)))
    }

    @Test("Photos shows a mosaic first, and a grid after the switch")
    func photos() {
        let stage = Stage(size: CGSize(width: 393, height: 600))
        let gallery = GalleryController(library: library)
        gallery.show(place: "/photos")
        stage.show(gallery)
        stage.settle()
        guard let view = stage.window.firstCollectionView else { return #expect(Bool(false), "no collection view") }
        assertSnapshot(of: view, as: .attributes)
        // The button at the right end of the bar.
        stage.tap(at: CGPoint(x: 360, y: 32))
        assertSnapshot(of: view, as: .attributes)
    }

    @Test("a tap opens a photo, and nothing is selected after going back")
    func openPhoto() {
        let stage = Stage(size: CGSize(width: 393, height: 600))
        let gallery = GalleryController(library: library)
        gallery.show(place: "/photos")
        let photos = gallery.topViewController
        stage.show(gallery)
        stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 200))
        stage.settle()
        #expect(gallery.topViewController is PhotoController)
        stage.press("Escape")
        stage.settle()
        #expect(gallery.topViewController === photos)
        #expect(stage.window.firstCollectionView?.indexPathsForSelectedItems == [])
    }

    @Test("a million items are laid out and scrolled to the end with the cells of two screens (goal d3)")
    func million() {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let controller = MillionController()
        stage.show(controller)
        guard let view = controller.collectionView else { return #expect(Bool(false), "no collection view") }
        #expect(view.numberOfSections == 100)
        let cellsOfOneScreen = view.visibleCells.count
        #expect((80...110).contains(cellsOfOneScreen))
        stage.press("End")
        #expect(view.cellForItem(at: [99, 9_999]) != nil)
        #expect(view.subviews.count { $0 is UICollectionViewCell } <= 2 * cellsOfOneScreen)
    }

    @Test("a missing folder, a file and an empty folder each get a message of one sentence")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("notes.txt")
        try "no picture".write(to: file, atomically: true, encoding: .utf8)
        func mistake(_ path: String) -> String {
            do {
                _ = try PhotoFolder(path: path).photos()
                return "none"
            } catch { return "\(error)" }
        }
        #expect(mistake(folder.path + "/nowhere").hasPrefix("There is no folder "))
        #expect(mistake("/no\u{1B}[31m\nwhere").hasPrefix(#"There is no folder /no\u{1B}[31m\nwhere."#))
        #expect(mistake(file.path).contains("is a file, not a folder"))
        #expect(mistake(folder.path).contains("has no pictures"))
    }

    @Test("a drawn landscape is the same on every run")
    func drawings() {
        #expect(Landscape(number: 3).size == Landscape(number: 3).size)
        let view = UIImageView(image: Landscape(number: 3).image())
        assertSnapshot(of: view, as: .svg(size: Landscape(number: 3).size))
    }
}

extension UIView {
    fileprivate var firstCollectionView: UICollectionView? {
        (self as? UICollectionView) ?? subviews.lazy.compactMap(\.firstCollectionView).first
    }
}
