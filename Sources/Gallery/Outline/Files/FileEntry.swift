import Foundation

/// A file or a folder of a tree.
struct FileEntry: Identifiable, Hashable, Sendable {
    /// Its way from the root of the tree, as in `Sources/Gallery`.
    let id: String
    let isFolder: Bool
    /// In bytes; 0 for folders.
    var size = 0

    var name: String { id.split(separator: "/").last.map(String.init) ?? id }

    /// `swift` for a Swift file.
    var fileExtension: String {
        let parts = name.split(separator: ".")
        return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    }

    /// Folders first, and by name among each other.
    static func isBefore(_ one: FileEntry, _ other: FileEntry) -> Bool {
        if one.isFolder != other.isFolder { return one.isFolder }
        return one.name.localizedStandardCompare(other.name) == .orderedAscending
    }
}
