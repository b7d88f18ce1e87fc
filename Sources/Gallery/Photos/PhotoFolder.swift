import UIKit

/// Every picture in a folder and its subfolders.
@MainActor struct PhotoFolder {
    let path: String

    private static let suffixes: Set<String> = ["jpg", "jpeg", "png", "gif", "webp"]

    enum Mistake: Error, CustomStringConvertible {
        case noFolderNamed
        case missing(String)
        case notAFolder(String)
        case unreadable(String)
        case empty(String)

        var description: String {
            switch self {
            case .noFolderNamed: "--photos needs a folder, as in --photos ~/Pictures."
            case .missing(let path): "There is no folder \(path.printable). Name one that has pictures: --photos DIR."
            case .notAFolder(let path):
                "\(path.printable) is a file, not a folder. Name the folder that it's in: --photos DIR."
            case .unreadable(let path): "The folder \(path.printable) can't be read. Check its permissions."
            case .empty(let path):
                "The folder \(path.printable) has no pictures: no JPEG, PNG, GIF or WebP file in it or its subfolders."
            }
        }
    }

    /// Returns the photos, sorted by path. A file that can't be read as a picture is named on standard error and shown
    /// as a placeholder.
    func photos() throws -> [Photo] {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { throw Mistake.missing(path) }
        guard isFolder.boolValue else { throw Mistake.notAFolder(path) }
        guard (try? manager.contentsOfDirectory(atPath: path)) != nil, let walk = manager.enumerator(atPath: path)
        else { throw Mistake.unreadable(path) }

        let files = walk.compactMap { $0 as? String }
            .filter { Self.suffixes.contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        guard !files.isEmpty else { throw Mistake.empty(path) }
        return files.map { photo(at: $0) }
    }

    private func photo(at file: String) -> Photo {
        let image = UIImage(contentsOfFile: (path as NSString).appendingPathComponent(file))
        if image == nil {
            FileHandle.standardError.write(
                Data("Cannot read \(file.printable): it is damaged or isn't a picture.\n".utf8))
        }
        return Photo(name: ((file as NSString).lastPathComponent as NSString).deletingPathExtension, header: image)
    }
}
