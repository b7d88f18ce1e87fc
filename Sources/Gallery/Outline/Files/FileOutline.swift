import UIKit

/// A tree of which some folders are expanded. What is in a folder is read when it is expanded for the first time.
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

    /// Those that can be seen.
    var rowCount: Int { snapshot.visibleItems.count }

    /// nil for what was not read yet.
    subscript(id: FileEntry.ID) -> FileEntry? { entries[id] }

    private mutating func append(_ new: [FileEntry], to parent: FileEntry.ID?) {
        for entry in new { entries[entry.id] = entry }
        snapshot.append(new.map(\.id), to: parent)
    }

    /// - Returns: What is in it.
    @discardableResult
    private mutating func read(_ folder: FileEntry.ID) -> [FileEntry.ID] {
        if foldersRead.insert(folder).inserted { append(tree.content(folder), to: folder) }
        return snapshot.snapshot(of: folder).rootItems
    }

    // MARK: Expanding

    /// Expands a folder, or collapses it.
    mutating func toggle(_ id: FileEntry.ID) {
        guard let entry = entries[id], entry.isFolder else { return }
        if snapshot.isExpanded(id) { return snapshot.collapse([id]) }
        read(id)
        snapshot.expand([id])
    }

    /// Expands one level after the other, as long as not more rows than that are seen.
    ///
    /// - Returns: Whether all is expanded.
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
