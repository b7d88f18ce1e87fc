import Foundation
import RenderTree

/// A folder of an asset catalogue, such as `Assets.xcassets/Brand.colorset`. It reads nothing outside the catalogue.
struct AssetFolder: Sendable {
    /// The path, with links resolved.
    private let path: String
    /// The catalogue's path, with which the paths of all its files begin.
    private let root: String
    /// The path from the catalogue on, for messages.
    let place: String

    /// Opens a catalogue. Returns nil if there is none.
    init?(catalogue path: String) {
        guard let resolved = RegularFile.resolved(path), Self.isFolder(resolved) else { return nil }
        self.path = resolved
        root = resolved + "/"
        place = (path as NSString).lastPathComponent.printable
    }

    private init(_ name: String, in parent: AssetFolder) {
        path = parent.path + "/" + name
        root = parent.root
        place = parent.place + "/" + name.printable
    }

    // MARK: Contents

    /// Returns the names of the files and folders inside, sorted.
    func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func folder(named name: String) -> AssetFolder { AssetFolder(name, in: self) }

    /// Whether this is a folder and not a link to one: links can form a loop.
    var isFolder: Bool { Self.isFolder(path) }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    // MARK: Files

    /// Returns a file's path, with links resolved.
    func path(ofFile name: String) throws(AssetMistake) -> String {
        let isName = !name.isEmpty && name != "." && name != ".." && !name.contains { $0 == "/" || $0 == "\0" }
        guard isName else {
            throw mistake("\(name.shortened) isn't a file name", "keep the file in this folder, and write its name")
        }
        guard let found = RegularFile.resolved(path + "/" + name) else {
            throw mistake("there is no file \(name.shortened)", "add it to this folder")
        }
        guard found.hasPrefix(root) else {
            throw mistake("\(name.shortened) is a link that leaves the catalogue", "copy the file into this folder")
        }
        return found
    }

    /// Returns the content of Contents.json.
    func contents() throws(AssetMistake) -> AssetValue {
        guard let file = RegularFile(path: try path(ofFile: Self.contents)), file.count <= Self.largest,
            let bytes = file.read(Self.largest, at: 0)
        else {
            throw mistake("\(Self.contents) can't be read, or has more than 1 MB", "let Xcode write it again")
        }
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)), value is [String: Any] else {
            throw mistake("\(Self.contents) isn't a JSON object", "let Xcode write it again")
        }
        return AssetValue(value)
    }

    var hasContents: Bool { FileManager.default.fileExists(atPath: path + "/" + Self.contents) }

    private static let contents = "Contents.json"
    /// The limit for a file in bytes. The largest known public one has 12 KB.
    private static let largest = 1 << 20

    func mistake(_ reason: String, _ remedy: String) -> AssetMistake {
        AssetMistake(file: place, reason: reason, remedy: remedy)
    }
}

extension String {
    /// The beginning of a text from a file, as long as a message shows.
    var shortened: String {
        let start = prefix(80)
        return String(start).printable + (start.endIndex < endIndex ? "…" : "")
    }
}
