import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// What is left of a screen that a person has left: controls, which something else may keep.
@MainActor @Suite("Controls that outlive their screen") struct OutlivedScreenTests {
    /// Scenes, and screens that they lead to.
    private static let places: [String] = {
        let scenes = GalleryScene.all(library: library)
        let pages = SettingsPage.allCases.map { "settings/\($0.title.asPlaceName)" }
        let further = ["sections-and-circle/circle", "sections-from-nibs/circle", "photos/1"] + pages
        return scenes.map(\.placeName) + scenes.compactMap(\.twin?.name) + further
    }()

    private static let library = PhotoLibrary(photos: (0..<12).map { Photo(drawing: $0) })

    @Test("every control of every screen sends its events after the screen is gone, and each screen is gone")
    func everyScreen() throws {
        var count = 0
        for place in Self.places {
            let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            let gallery = GalleryController(library: Self.library)
            stage.show(gallery)
            gallery.show(place: "/\(place)")
            stage.advance(by: 1)
            #expect(gallery.topViewController?.place == "/\(place)")
            weak let screen = gallery.topViewController
            let controls = stage.window.controls
            let items = gallery.topViewController?.navigationItem.allItems ?? []
            gallery.show(place: "/")
            stage.advance(by: 1)
            #expect(gallery.viewControllers.count == 1)
            #expect(screen == nil, "\(place) stays in memory")
            for control in controls { control.sendActions(for: .allEvents) }
            for item in items { item.primaryAction?.performWithSender(item, target: nil) }
            #expect(gallery.presentedViewController == nil, "\(place) presents something")
            stage.advance(by: 1)
            count += controls.count
        }
        #expect(count > 300)
    }

    @Test("while Updates slides away, the page still sends a tap on Storm", arguments: [0, 0.1, 0.3, 0.6])
    func storm(delay: TimeInterval) throws {
        let stage = Stage()
        let gallery = GalleryController(library: Self.library)
        stage.show(gallery)
        gallery.show(place: "/updates")
        stage.advance(by: 1)
        let button = try #require(stage.window.controls.first { $0.accessibilityLabel == "Storm" })
        gallery.show(place: "/")
        stage.advance(by: delay)
        button.sendActions(for: .primaryActionTriggered)
        stage.advance(by: 1)
        #expect(button.window == nil)
    }

    @Test(
        "no closure of the Gallery, of a sample or of a page ends the app when its object is gone",
        arguments: ["Sources/Gallery", "Snippets", "Documentation"])
    func unowned(folder: String) throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = try #require(
            FileManager.default.enumerator(
                at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil))
        var found: [String] = []
        for case let file as URL in files where ["swift", "md"].contains(file.pathExtension) {
            for (line, text) in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").enumerated()
            where text.contains("[unowned ") || text.contains(", unowned ") || text.contains("unowned let")
                || text.contains("unowned var")
            {
                found.append("\(file.lastPathComponent):\(line + 1)")
            }
        }
        #expect(found == [], "Write `weak`: a control can outlive what it calls.")
    }
}

extension UIView {
    fileprivate var controls: [UIControl] { ((self as? UIControl).map { [$0] } ?? []) + subviews.flatMap(\.controls) }
}

extension UINavigationItem {
    fileprivate var allItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}
