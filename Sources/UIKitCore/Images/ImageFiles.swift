import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// Reads the headers of image files, and gives images ids.
enum ImageFiles {
    /// The number of bytes of data in memory in which a header is searched.
    static let headerLimit = 1 << 20

    private static let lastID = Atomic<Int>(0)

    /// The files by the ids that screens know, so that a warning can name one that a screen can't show.
    private static let paths = Mutex<[Int: String]>([:])

    static func newID(ofFile path: String? = nil) -> Int {
        let id = lastID.add(1, ordering: .relaxed).newValue
        if let path { paths.withLock { $0[id] = path } }
        return id
    }

    /// Returns only the file's name, without its folder, because other people read logs, too.
    static func name(of id: Int) -> String? {
        paths.withLock { $0[id] }.map { ($0 as NSString).lastPathComponent }
    }

    /// Reads an image file's header. Returns nil if the file can't be read or isn't an image in a known format.
    ///
    /// - Parameter path: An absolute path without links.
    static func read(_ path: String) -> (header: ImageHeader, file: ImageFile)? {
        guard let file = RegularFile(path: path) else { return nil }
        let header = try? ImageHeader.read { offset, count in file.read(count, at: offset) ?? [] }
        return header.map { ($0, file.place) }
    }

    /// Returns the scale in a file's name: 2 for "name@2x.png".
    static func scale(named path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}

extension UIImage {
    /// Warns once per image that a screen couldn't show it.
    package static func reportUnshowable(id: Int) {
        let name = ImageFiles.name(of: id)?.printable ?? "a picture made from data"
        Terminal.complain("Can't show \(name): the file is damaged, missing, replaced or too large to decode.")
    }
}
