import Foundation
import Testing

@testable import NibConnector

@Suite("What the SDK's compiler reads in place of the accessor of resources") struct OverlayTests {
    /// A package's folders as SwiftPM leaves them: sources, the bundle with copies of nibs, and the accessor.
    private struct Folders: ~Copyable {
        let root = FileManager.default.temporaryDirectory.appending(path: "overlay-\(UUID().uuidString)")
        var accessor: URL { root.appending(path: ".build/App.build/DerivedSources/resource_bundle_accessor.swift") }
        var bundle: URL { root.appending(path: ".build/App_App.resources") }

        func write(_ text: String, to path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        func text(_ name: String) throws -> String {
            try String(contentsOf: accessor.deletingLastPathComponent().appending(path: name), encoding: .utf8)
        }

        deinit { try? FileManager.default.removeItem(at: root) }
    }

    @Test("a nib is named by the file that a person edits, if that has the same bytes as the bundle's copy")
    func originals() throws {
        let folders = Folders()
        try folders.write("<one/>", to: "Sources/App/Resources/A.xib")
        try folders.write("<one/>", to: ".build/App_App.resources/A.xib")
        try folders.write("<two/>", to: "Sources/App/Resources/B.storyboard")
        try folders.write("<old/>", to: ".build/App_App.resources/en.lproj/B.storyboard")
        try folders.write("", to: "Sources/App/App.swift")
        let sources = [
            "Sources/App/App.swift", "Sources/App/Views/View.swift", ".build/App.build/DerivedSources/x.swift",
        ]
        let bundle = ResourceBundle(
            path: folders.bundle.path, sources: sources.map { folders.root.appending(path: $0).path })
        #expect(
            bundle.nibs.map { $0.dropFirst(folders.root.path.count) } == [
                "/.build/App_App.resources/en.lproj/B.storyboard", "/Sources/App/Resources/A.xib",
            ])
    }

    @Test("a bundle without nibs, or none, has none")
    func none() throws {
        let folders = Folders()
        #expect(ResourceBundle(path: folders.bundle.path, sources: []).nibs.isEmpty)
        try folders.write("", to: ".build/App_App.resources/picture.png")
        #expect(ResourceBundle(path: folders.bundle.path, sources: []).nibs.isEmpty)
    }

    @Test("it has the accessor's text, then the connections; the accessor keeps its own")
    func both() throws {
        let folders = Folders()
        try folders.write("let accessor = 1\n", to: ".build/App.build/DerivedSources/resource_bundle_accessor.swift")
        try Overlay(of: folders.accessor.path).write("let connections = 2\n")
        #expect(try folders.text("NibConnections.swift.txt") == "let accessor = 1\n\nlet connections = 2\n")
        #expect(try folders.text("resource_bundle_accessor.swift") == "let accessor = 1\n")

        let description = try #require(
            try JSONSerialization.jsonObject(with: Data(folders.text("NibConnections.yaml").utf8)) as? [String: Any])
        let root = try #require((description["roots"] as? [[String: Any]])?.first)
        #expect(root["name"] as? String == folders.accessor.path)
        #expect((root["external-contents"] as? String)?.hasSuffix("/DerivedSources/NibConnections.swift.txt") == true)
        #expect(description["use-external-names"] as? Bool == false)
    }

    @Test("a nib that can't be read is an error that the compiler reports at the nib's line")
    func mistake() throws {
        let folders = Folders()
        try folders.write("<document>\n<view>\n", to: ".build/App_App.resources/Broken.xib")
        let invocation = try Invocation([
            "--module", "App", "--accessor", folders.accessor.path, "--bundle", folders.bundle.path,
        ])
        let text = try NibConnector.overlay(for: invocation).text
        #expect(text.contains("#sourceLocation(file: \"\(folders.bundle.path)/Broken.xib\", line: "))
        #expect(text.contains("#error("))
    }

    @Test("only other connections give the accessor a new time, by which the driver compiles it again")
    func time() throws {
        let folders = Folders()
        try folders.write("", to: ".build/App.build/DerivedSources/resource_bundle_accessor.swift")
        let old = Date(timeIntervalSince1970: 1_000_000)
        func isOld() throws -> Bool {
            try FileManager.default.attributesOfItem(atPath: folders.accessor.path)[.modificationDate] as? Date == old
        }
        try Overlay(of: folders.accessor.path).write("1")
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folders.accessor.path)
        try Overlay(of: folders.accessor.path).write("1")
        #expect(try isOld())
        try Overlay(of: folders.accessor.path).write("2")
        #expect(try !isOld())
    }
}
