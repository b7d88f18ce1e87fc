import CoreGraphics
import Foundation

/// A regular file that is open for reading: not a link, a pipe or a device.
///
/// Opening one never waits, and reading one never waits for a writer.
package final class RegularFile: Sendable {
    /// The size in bytes, when the file was opened.
    package let count: Int
    /// Whether only the owner can read and write the file.
    let isOnlyOurs: Bool
    /// Where the file is, and which one it is.
    package let place: ImageFile
    private let descriptor: Int32

    /// Opens the file at an absolute path without links, as ``resolved(_:)`` returns it. Returns nil if there is no such
    /// file, it can't be read, it isn't a regular file, or if the file or a folder on the way is a link.
    package init?(path: String) {
        descriptor = Self.descriptor(ofFile: path)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            return nil
        }
        count = Int(status.st_size)
        isOnlyOurs = PrivateFolder.isOnlyOurs(status)
        place = ImageFile(path: path, inode: UInt64(status.st_ino), device: UInt64(status.st_dev))
    }

    /// Opens the same file again. Returns nil if another one is in its place.
    package convenience init?(_ place: ImageFile) {
        self.init(path: place.path)
        guard self.place == place else { return nil }
    }

    /// Opens each folder on the way by its name in the one above, because a path is followed through links.
    private static func descriptor(ofFile path: String) -> Int32 {
        guard path.hasPrefix("/") else { return -1 }
        var names = path.split(separator: "/").map(String.init)
        guard let name = names.popLast() else { return -1 }
        var folder = open("/", searching | O_DIRECTORY | O_CLOEXEC)
        for name in names where folder >= 0 {
            let next = openat(folder, name, searching | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            close(folder)
            folder = next
        }
        guard folder >= 0 else { return -1 }
        defer { close(folder) }
        // Without O_NONBLOCK, opening a named pipe waits for its other end.
        return openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }

    /// Opens a folder in which the program may open files, even if it may not list them.
    private static var searching: Int32 {
        #if os(Linux)
            0o10_000_000  // O_PATH, which Glibc's module leaves out.
        #else
            O_RDONLY
        #endif
    }

    deinit { close(descriptor) }

    /// Reads at most `count` bytes from `offset` on: fewer at the end, none after it. Returns nil if they can't be
    /// read.
    package func read(_ count: Int, at offset: Int) -> [UInt8]? {
        guard count >= 0, offset >= 0 else { return nil }
        var read = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            read = pread(descriptor, buffer.baseAddress, count, off_t(offset))
            initialized = max(read, 0)
        }
        return read < 0 ? nil : bytes
    }

    /// Returns the path with all links resolved; nil if there is no such file.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }
}
