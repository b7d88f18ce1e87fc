import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@Suite("The Gallery as a visit") @MainActor struct VisitTests {
    private static let library = PhotoLibrary(photos: (0..<4).map { Photo(drawing: $0) })
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let gallery = GalleryController(library: Self.library, repository: repository)
    private let scenes = GalleryScene.all(library: Self.library)

    private static let address = "https://github.com/example/tessera"

    private static let repository = Repository(address: address)

    init() { stage.show(gallery) }

    private func show(_ place: String) {
        gallery.show(place: place)
        stage.settle()
    }

    private func tap(_ label: String) throws {
        let button = try #require(stage.window.view(labelled: label))
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.settle()
    }

    @Test("scenes are below what they show, and the apps come first")
    func groups() {
        let groups = GalleryScene.groups(library: Self.library)
        #expect(groups.map(\.title) == ["Apps", "Layouts", "Data", "Cells and text", "Controls", "Screens"])
        #expect(groups[0].scenes.prefix(2).map(\.title) == ["Settings", "Mail"])
        let names = scenes.map(\.placeName) + scenes.compactMap(\.twin?.name)
        #expect(Set(names).count == names.count)
    }

    @Test(
        "every address opens its scene",
        arguments: [
            "photos", "store", "compositional", "a-million-items", "flow", "scrolling", "updates", "dynamics",
            "catalogue", "auto-layout", "feed", "stacks", "search", "outline", "configurations", "courses",
            "friends-and-feed",
            "sections-and-circle", "pages-that-span", "flow-three-ways", "spreadsheet", "settings", "mail",
            "friends-from-storyboard", "sections-from-nibs", "pages-from-nib", "flow-from-nib", "spreadsheet-from-nibs",
            "line", "cover-flow", "pinched-cell",
        ])
    func address(name: String) {
        gallery.show(place: "/\(name)")
        #expect(gallery.viewControllers.map(\.place) == ["/", "/\(name)"])
    }

    @Test("the source of every scene is in the package")
    func sources() {
        let folder = "\(Self.address)/tree/main/Sources/Gallery"
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for scene in scenes {
            let path = package.appendingPathComponent("Sources/Gallery/\(scene.source)").path
            #expect(FileManager.default.fileExists(atPath: path), "\(scene.title)")
            let address = Self.repository.url(of: scene.sourcePath)
            #expect(address?.absoluteString == "\(folder)/\(scene.source)")
        }
    }

    @Test("a scene's first button opens its source")
    func source() throws {
        show("/mail")
        try tap("Source")
        #expect(stage.openedURLs == [URL(string: "\(Self.address)/tree/main/Sources/Gallery/Classics/Mail")])
    }

    @Test("the source's address is that of the checkout's origin on GitHub, or given on the command line")
    func repository() throws {
        func address(_ remote: String) -> String? {
            Repository(gitConfiguration: "[core]\n\tbare = false\n[remote \"origin\"]\n\turl = \(remote)\n").address
        }
        let path = "you/tessera"
        for remote in ["https://github.com/\(path)", "git@github.com:\(path)", "ssh://git@github.com/\(path)"] {
            #expect(address(remote) == "https://github.com/you/tessera")
            #expect(address(remote + ".git") == "https://github.com/you/tessera")
        }
        #expect(address("/home/you/tessera") == nil)
        #expect(Repository(gitConfiguration: "[remote \"fork\"]\n\turl = https://github.com/a/b").address == nil)
        #expect(Repository(address: nil).url(of: "Sources") == nil)
        let repository = try Repository(arguments: ["Gallery", "--source", "https://github.com/you/tessera/"])
        let file = "https://github.com/you/tessera/blob/main/Sources/A.swift"
        #expect(repository.url(of: "Sources/A.swift")?.absoluteString == file)
        for mistake in [["--source"], ["--source", "somewhere"]] {
            #expect(throws: Repository.Mistake.self) { try Repository(arguments: mistake) }
        }
    }

    @Test("a hint leaves the buttons below a list free")
    func hintAboveButtons() throws {
        gallery.show(place: "/updates")
        stage.advance(by: 1)
        let hint = try #require(stage.window.view(labelled: "Hold a tile, then move it"))
        let button = try #require(stage.window.view(labelled: "Storm"))
        #expect(hint.convert(hint.bounds, to: nil).maxY <= button.convert(button.bounds, to: nil).minY)
    }

    @Test("without an address the button says where the source is, beside a scene's versions")
    func place() throws {
        let gallery = GalleryController(library: Self.library)
        stage.show(gallery)
        for (place, path) in [("/mail", "Classics/Mail"), ("/friends-and-feed", "Classics/FriendsAndFeed")] {
            gallery.show(place: place)
            stage.settle()
            try tap("Source")
            #expect(stage.window.view(labelled: "The source is in\nSources/Gallery/\(path)") != nil)
            gallery.dismiss(animated: false)
        }
        #expect(stage.openedURLs.isEmpty)
    }

    @Test("a scene with a twin changes to it and back, in place")
    func twins() throws {
        for scene in scenes {
            guard let twin = scene.twin else { continue }
            show("/\(scene.placeName)")
            try tap("Source")
            try tap(twin.title)
            #expect(gallery.viewControllers.map(\.place) == ["/", "/\(twin.name)"])
            #expect(gallery.presentedViewController == nil)
            try tap("Source")
            try tap("Code")
            #expect(gallery.viewControllers.map(\.place) == ["/", "/\(scene.placeName)"])
        }
        #expect(scenes.compactMap(\.twin).count == 5)
        #expect(stage.openedURLs.isEmpty)
        try tap("Source")
        show("/mail")
        #expect(gallery.presentedViewController == nil)
        show("/friends-and-feed")
        try tap("Source")
        try tap("Open the source")
        #expect(stage.openedURLs == [Self.repository.url(of: "Sources/Gallery/Classics/FriendsAndFeed")])
    }

    @Test("what can't be guessed is said once, for six seconds, and touches go through it")
    func hints() throws {
        gallery.show(place: "/updates")
        stage.advance(by: 1)
        let label = try #require(stage.window.view(labelled: "Hold a tile, then move it"))
        let hint = try #require(label.superview as? HintView)
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 780), with: nil) !== hint)
        stage.advance(by: 4.5)
        #expect(hint.window != nil && hint.alpha == 1)
        stage.advance(by: 1.5)
        #expect(hint.window == nil)
        show("/")
        gallery.show(place: "/updates")
        stage.advance(by: 1)
        #expect(stage.window.view(labelled: "Hold a tile, then move it") == nil)
    }

    @Test("a hint of the screens that a scene leads to comes with the first of them, and leaves with it")
    func hintsBelow() {
        let text = "Tap a disc, tap beside it, or pinch"
        gallery.show(place: "/sections-and-circle")
        stage.advance(by: 1)
        #expect(stage.window.view(labelled: text) == nil)
        gallery.show(place: "/sections-and-circle/circle")
        stage.advance(by: 1)
        #expect(stage.window.view(labelled: text) != nil)
        gallery.show(place: "/")
        stage.advance(by: 1)
        #expect(stage.window.view(labelled: text) == nil)
    }
}

extension UIView {
    /// Returns the visible view with this accessibility label, from the front.
    fileprivate func view(labelled label: String) -> UIView? {
        guard !isHidden, alpha > 0.01 else { return nil }
        if let inside = subviews.reversed().lazy.compactMap({ $0.view(labelled: label) }).first { return inside }
        return accessibilityLabel == label || (self as? UILabel)?.text == label ? self : nil
    }
}
