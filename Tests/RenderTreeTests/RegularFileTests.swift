import CoreGraphics
import Foundation
import RenderTree
import Testing

@Suite("Regular files") struct RegularFileTests {
    private let folder = NSTemporaryDirectory() + "regular-\(UUID().uuidString)"

    private func withFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body()
    }

    @Test("a file is read at any position, up to its end")
    func reading() throws {
        try withFolder {
            try Data([1, 2, 3, 4]).write(to: URL(fileURLWithPath: folder + "/a"))
            let file = try #require(RegularFile(path: folder + "/a"))
            #expect(file.count == 4)
            #expect(file.read(2, at: 1) == [2, 3] && file.read(9, at: 3) == [4] && file.read(1, at: 4) == [])
            #expect(file.read(-1, at: 0) == nil && file.read(1, at: -1) == nil)
        }
    }

    @Test("links, pipes and folders are not opened, and opening a pipe doesn't block")
    func others() throws {
        try withFolder {
            try Data([1]).write(to: URL(fileURLWithPath: folder + "/a"))
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/a")
            #expect(mkfifo(folder + "/pipe", 0o600) == 0)
            for name in ["link", "pipe", "", "nothing"] { #expect(RegularFile(path: folder + "/" + name) == nil) }
            let resolved = try #require(RegularFile.resolved(folder + "/link"))
            #expect(RegularFile(path: resolved)?.count == 1)
            #expect(RegularFile.resolved(folder + "/nothing") == nil)
        }
    }

    @Test("a folder on the way that has become a link isn't followed, and neither is a path from elsewhere")
    func linkedFolders() throws {
        try withFolder {
            let manager = FileManager.default
            try manager.createDirectory(atPath: folder + "/one/inner", withIntermediateDirectories: true)
            try Data([1]).write(to: URL(fileURLWithPath: folder + "/one/inner/a"))
            #expect(RegularFile(path: folder + "/one/inner/a")?.count == 1)
            try manager.moveItem(atPath: folder + "/one", toPath: folder + "/two")
            try manager.createSymbolicLink(atPath: folder + "/one", withDestinationPath: folder + "/two")
            #expect(RegularFile(path: folder + "/one/inner/a") == nil && RegularFile(path: "a") == nil)
            #expect(RegularFile.resolved(folder + "/one/inner/a") == folder + "/two/inner/a")
            #expect(chmod(folder + "/two", 0o100) == 0)
            #expect(RegularFile(path: folder + "/two/inner/a")?.count == 1, "a folder that can't be listed")
            #expect(chmod(folder + "/two", 0o700) == 0)
        }
    }

    @Test("a file that was opened is opened again, also with other bytes, and no other file in its place")
    func samePlace() throws {
        try withFolder {
            let (path, other) = (folder + "/a", folder + "/b")
            for path in [path, other] { try Data([1]).write(to: URL(fileURLWithPath: path)) }
            let place = try #require(RegularFile(path: path)).place
            try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
            #expect(RegularFile(place)?.count == 3)
            #expect(rename(other, path) == 0)
            #expect(RegularFile(place) == nil && RegularFile(path: path)?.count == 1)
            try FileManager.default.removeItem(atPath: path)
            #expect(RegularFile(place) == nil)
        }
    }

    @Test("a picture's file is opened while it begins as a picture of its kind")
    func pictures() throws {
        try withFolder {
            let path = folder + "/a"
            func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
            let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            try write(signature + [9])
            let place = try #require(RegularFile(path: path)).place
            #expect(place.opened(as: "image/png")?.count == 9 && place.opened(as: "image/jpeg") == nil)
            for bytes in [Array("root:x:0:0".utf8), [], Array(signature.prefix(4)), [0xFF, 0xD8, 0xFF]] {
                try write(bytes)
                #expect(place.opened(as: "image/png") == nil)
            }
        }
    }

    @Test("a drawing's document has its photo until another file is in its place")
    func photoInDrawing() throws {
        try withFolder {
            let path = folder + "/a"
            try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: URL(fileURLWithPath: path))
            let place = try #require(RegularFile(path: path)).place
            let photo = ImageSource(id: 1, storage: .file(place), mediaType: "image/png")
            let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let image = DrawnImage(source: photo, size: frame.size, frame: frame)
            let drawing = VectorDrawing(size: frame.size, commands: [.image(image)])
            #expect(drawing.svg.contains("data:image/png;base64,iVBORw0KGgo="))
            try Data("root:x:0:0".utf8).write(to: URL(fileURLWithPath: path))
            #expect(!drawing.svg.contains("data:"))
        }
    }

    @Test("a private folder's files are read again, unless others may read or replace them")
    func privateFolder() throws {
        try withFolder {
            let path = folder + "/made/on/the/way"
            let kept = try #require(PrivateFolder(path: path))
            #expect(kept.read("a", atMost: 10) == nil && kept.write([1, 2], to: "a") && kept.write([3], to: "a"))
            #expect(PrivateFolder(path: path)?.read("a", atMost: 10) == [3] && kept.read("a", atMost: 0) == nil)
            #expect(chmod(path + "/a", 0o644) == 0)
            #expect(kept.read("a", atMost: 10) == nil, "others could have read it")
            kept.remove("a")
            try FileManager.default.createSymbolicLink(atPath: path + "/a", withDestinationPath: "/etc/passwd")
            #expect(kept.read("a", atMost: 1 << 20) == nil)
            #expect(kept.write([4], to: "a") && kept.read("a", atMost: 10) == [4], "the link is replaced, not followed")
            #expect(chmod(path, 0o755) == 0)
            #expect(PrivateFolder(path: path) == nil)
        }
    }

    @Test("printable text has no control characters left")
    func printable() {
        #expect("Ünïcode 漢字 😀".printable == "Ünïcode 漢字 😀")
        #expect("a\u{1B}]0;x\u{7}b".printable == "a\\u{1B}]0;x\\u{07}b")
        #expect("\n\u{7F}\u{9B}\u{202E}\u{2028}".printable == "\\n\\u{7F}\\u{009B}\\u{202E}\\u{2028}")
        #expect("a\n\tb\r\u{1B}[31m".printableLines == "a\n\tb\\r\\u{1B}[31m")
    }
}
