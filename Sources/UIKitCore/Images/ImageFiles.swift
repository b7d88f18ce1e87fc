import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// Headers of picture files, and names for pictures.
enum ImageFiles {
    /// Headers are looked for in this many bytes of data in memory.
    static let headerLimit = 1 << 20

    private static let lastID = Atomic<Int>(0)

    /// Files by the names screens know them under, so that one that cannot be shown can be named to the developer.
    private static let paths = Mutex<[Int: String]>([:])

    static func newID(ofFile path: String? = nil) -> Int {
        let id = lastID.add(1, ordering: .relaxed).newValue
        if let path { paths.withLock { $0[id] = path } }
        return id
    }

    /// The file's name alone: what is written to a log is read by others, too.
    static func name(of id: Int) -> String? {
        paths.withLock { $0[id] }.map { ($0 as NSString).lastPathComponent }
    }

    /// nil when the file cannot be read or is no picture in a known format.
    static func header(ofFile path: String) -> ImageHeader? {
        guard let file = RegularFile(path: path) else { return nil }
        return try? ImageHeader.read { offset, count in file.read(count, at: offset) ?? [] }
    }

    /// 2 for "name@2x.png".
    static func scale(named path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}

extension UIImage {
    /// Says, once a picture, that a screen could not show it.
    package static func reportUnshowable(id: Int) {
        let name = ImageFiles.name(of: id)?.printable ?? "a picture made from data"
        FileHandle.standardError.write(Data("Cannot show \(name): it is damaged, gone, or too large to decode.\n".utf8))
    }
}
