import Foundation

/// A folder that only this user can read, for what a program keeps from one run to the next.
package struct PrivateFolder: Sendable {
    /// The path, with links resolved.
    package let path: String

    /// Opens the folder, and makes it if there is none. Returns nil if that fails, or if others can read it or write to
    /// it.
    package init?(path: String) {
        let manager = FileManager.default
        let isThere = manager.fileExists(atPath: path)
        if !isThere {
            let above = (path as NSString).deletingLastPathComponent
            guard (try? manager.createDirectory(atPath: above, withIntermediateDirectories: true)) != nil,
                mkdir(path, 0o700) == 0
            else { return nil }
        }
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, Self.isOnlyOurs(status),
            let resolved = RegularFile.resolved(path)
        else { return nil }
        self.path = resolved
    }

    /// Returns the folder of programs with this name: in `$XDG_STATE_HOME`, or in `.local/state` of the user's home
    /// folder.
    package static func path(ofProgram name: String) -> String {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (home ?? NSHomeDirectory() + "/.local/state") + "/tessera-"
            + name.replacingOccurrences(of: "/", with: "-")
    }

    /// Returns a file's contents; nil if there is no such file, it is longer, or others could have read or written it.
    package func read(_ name: String, atMost most: Int) -> [UInt8]? {
        guard let file = RegularFile(path: "\(path)/\(name)"), file.isOnlyOurs, file.count <= most else { return nil }
        return file.read(file.count, at: 0)
    }

    /// Writes a file. If something goes wrong, the file keeps its earlier contents.
    @discardableResult package func write(_ bytes: [UInt8], to name: String) -> Bool {
        let (target, draft) = ("\(path)/\(name)", "\(path)/\(name).\(getpid())")
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let isWritten = Foundation.write(descriptor, bytes, bytes.count) == bytes.count
        guard close(descriptor) == 0, isWritten, rename(draft, target) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }

    package func remove(_ name: String) { unlink("\(path)/\(name)") }

    static func isOnlyOurs(_ status: stat) -> Bool { status.st_uid == geteuid() && status.st_mode & 0o077 == 0 }
}
