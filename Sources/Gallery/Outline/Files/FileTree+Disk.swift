import Foundation

extension FileTree {
    /// The repository that the Gallery was built from, or the sample if that is gone.
    static var repository: FileTree { package.map(FileTree.init(folder:)) ?? .sample }

    /// The folder of the package that the Gallery was built from; nil if it is gone.
    static var package: URL? {
        var root = URL(fileURLWithPath: #filePath)
        // Up from Sources/Gallery/Outline/Files and this file.
        for _ in 0..<5 { root.deleteLastPathComponent() }
        let isThere = FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        return isThere ? root : nil
    }

    /// Folders of files that tools generate.
    private static let leftOut: Set = ["__pycache__", "node_modules"]

    /// A folder on disk, without its hidden files. A folder that can't be read is shown as empty.
    init(folder root: URL) {
        self.init(name: root.lastPathComponent) { folder in
            let keys: Set<URLResourceKey> = [.isDirectoryKey, .fileSizeKey]
            let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
            let found = try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
            let entries = (found ?? []).filter { !Self.leftOut.contains($0.lastPathComponent) }.map { url in
                let values = try? url.resourceValues(forKeys: keys)
                let id = folder.isEmpty ? url.lastPathComponent : "\(folder)/\(url.lastPathComponent)"
                return FileEntry(id: id, isFolder: values?.isDirectory ?? false, size: values?.fileSize ?? 0)
            }
            return entries.sorted(by: FileEntry.isBefore)
        }
    }
}
