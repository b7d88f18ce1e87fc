import Foundation

/// A file or a folder in a tree.
struct FileEntry: Identifiable, Hashable, Sendable {
    /// The path from the root of the tree, such as `Sources/Gallery`.
    let id: String
    let isFolder: Bool
    /// The size in bytes. 0 for folders.
    var size = 0

    var name: String { id.split(separator: "/").last.map(String.init) ?? id }

    /// The extension of the file's name: `swift` for a Swift file.
    var fileExtension: String {
        let parts = name.split(separator: ".")
        return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    }

    /// Whether an entry comes before another: folders first, and then by name.
    static func isBefore(_ one: FileEntry, _ other: FileEntry) -> Bool {
        if one.isFolder != other.isFolder { return one.isFolder }
        return one.name.localizedStandardCompare(other.name) == .orderedAscending
    }
}
