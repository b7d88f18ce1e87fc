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
    }
}
