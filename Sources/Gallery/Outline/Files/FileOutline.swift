import UIKit

/// A tree in which some folders are expanded. It reads a folder when the folder is expanded for the first time.
struct FileOutline {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<FileEntry.ID>

    let tree: FileTree
    private(set) var snapshot = Snapshot()
    private var entries: [FileEntry.ID: FileEntry] = [:]
    private var foldersRead: Set<FileEntry.ID> = []

    init(_ tree: FileTree) {
        self.tree = tree
        append(tree.content(""), to: nil)
    }

    /// The number of visible rows.
    var rowCount: Int { snapshot.visibleItems.count }

    /// The entry at a path. nil if its folder hasn't been read yet.
    subscript(id: FileEntry.ID) -> FileEntry? { entries[id] }

    private mutating func append(_ new: [FileEntry], to parent: FileEntry.ID?) {
        for entry in new { entries[entry.id] = entry }
        snapshot.append(new.map(\.id), to: parent)
    }

    /// - Returns: The entries of the folder.
    @discardableResult
    private mutating func read(_ folder: FileEntry.ID) -> [FileEntry.ID] {
        if foldersRead.insert(folder).inserted { append(tree.content(folder), to: folder) }
        return snapshot.snapshot(of: folder).rootItems
    }

    // MARK: Expanding

    /// Expands or collapses a folder.
    mutating func toggle(_ id: FileEntry.ID) {
        guard let entry = entries[id], entry.isFolder else { return }
        if snapshot.isExpanded(id) { return snapshot.collapse([id]) }
        read(id)
        snapshot.expand([id])
    }

    /// Expands one level after the other, as long as no more than a number of rows are visible.
    ///
    /// - Returns: Whether all folders are expanded.
    @discardableResult
    mutating func expandAll(atMost limit: Int) -> Bool {
        collapseAll()
        var level = snapshot.rootItems
        var (rows, expanded): (Int, [FileEntry.ID]) = (level.count, [])
        defer { snapshot.expand(expanded) }
        while !level.isEmpty {
            var next: [FileEntry.ID] = []
            for folder in level where entries[folder]?.isFolder == true {
                let content = read(folder)
                guard rows + content.count <= limit else { return false }
                rows += content.count
                expanded.append(folder)
                next += content
            }
            level = next
        }
        return true
    }

    mutating func collapseAll() { snapshot.collapse(snapshot.items) }
}
