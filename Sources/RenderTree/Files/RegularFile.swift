import Foundation

/// A file that is open for reading and is what its path says: no link, no pipe, no device.
///
/// Opening one never waits, and reading one never waits for a writer.
package final class RegularFile: Sendable {
    /// In bytes, when it was opened.
    package let count: Int
    /// Whether only the owner may read or write it.
    let isOnlyOurs: Bool
    private let descriptor: Int32

    /// Nil when there is no such file, it may not be read, or it is something else.
    package init?(path: String) {
        // Without O_NONBLOCK, opening a named pipe waits for its other end.
        descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            return nil
        }
        count = Int(status.st_size)
        isOnlyOurs = PrivateFolder.isOnlyOurs(status)
    }

    deinit { close(descriptor) }

    /// At most `count` bytes from `offset` on; fewer at the end, none behind it, nil when they cannot be read.
    package func read(_ count: Int, at offset: Int) -> [UInt8]? {
        guard count >= 0, offset >= 0 else { return nil }
        var read = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            read = pread(descriptor, buffer.baseAddress, count, off_t(offset))
            initialized = max(read, 0)
        }
        return read < 0 ? nil : bytes
    }

    /// The path without links, as they are now; nil when there is nothing.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }
}
