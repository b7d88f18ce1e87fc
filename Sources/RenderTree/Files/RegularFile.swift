import Foundation

/// A regular file that is open for reading: not a link, a pipe or a device.
///
/// Opening one never waits, and reading one never waits for a writer.
package final class RegularFile: Sendable {
    /// The size in bytes, when the file was opened.
    package let count: Int
    /// Whether only the owner can read and write the file.
    let isOnlyOurs: Bool
    private let descriptor: Int32

    /// Returns nil if there is no such file, it can't be read, or it isn't a regular file.
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
