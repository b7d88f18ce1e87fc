/// Files and folders that are read one folder at a time.
struct FileTree {
    /// The name of the root folder.
    let name: String
    /// Returns the entries of a folder by its path from the root. The root's path is the empty string.
    let content: (FileEntry.ID) -> [FileEntry]

    init(name: String, content: @escaping (FileEntry.ID) -> [FileEntry]) {
        self.name = name
        self.content = content
    }

    /// - Parameter files: Paths and sizes in bytes. The paths also give the folders.
    init(name: String, files: [String: Int]) {
        var entries: [FileEntry.ID: [FileEntry.ID: FileEntry]] = [:]
        for (file, size) in files {
            let parts = file.split(separator: "/").map(String.init)
            for count in parts.indices {
                let folder = parts[..<count].joined(separator: "/")
                let id = parts[...count].joined(separator: "/")
                let isFolder = count < parts.count - 1
                entries[folder, default: [:]][id] = FileEntry(id: id, isFolder: isFolder, size: isFolder ? 0 : size)
            }
        }
        self.init(name: name) { Array((entries[$0] ?? [:]).values).sorted(by: FileEntry.isBefore) }
    }

    /// A sample for machines that have the program without its source.
    static var sample: FileTree {
        FileTree(
            name: "Sample",
            files: [
                "Package.swift": 1_204, "README.md": 5_822, "LICENSE": 11_357, "Sources/App/App.swift": 812,
                "Sources/App/Model.swift": 2_390, "Sources/App/Views/List.swift": 3_104,
                "Sources/App/Views/Row.swift": 1_872, "Tests/ModelTests.swift": 2_061, "Pictures/summit.png": 1_482_113,
            ])
    }
}
