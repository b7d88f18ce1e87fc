import Foundation
import RenderTree

/// Reads font files, which may contain anything. Never waits for a file, and never reads more than fits in memory.
enum FontBytesFile {
    /// The largest fonts, for East Asian scripts, are half as large.
    static let mostBytes = 64 << 20

    /// Returns the file's real path, which identifies it.
    static func path(of url: URL) throws(FontRegistrationError) -> String {
        guard url.isFileURL, let path = RegularFile.resolved(url.path) else {
            throw FontRegistrationError(.fileNotFound, "There is no file \(url.lastPathComponent.printable).")
        }
        return path
    }

    static func bytes(of url: URL) throws(FontRegistrationError) -> [UInt8] {
        let path = try path(of: url)
        let name = url.lastPathComponent.printable
        guard let file = RegularFile(path: path) else {
            throw FontRegistrationError(.insufficientPermissions, "\(name) can't be read, or isn't a file.")
        }
        guard file.count <= mostBytes else {
            throw FontRegistrationError(
                .exceededResourceLimit, "\(name) has \(file.count) bytes; a font may have \(mostBytes).")
        }
        guard let bytes = file.read(file.count, at: 0) else {
            throw FontRegistrationError(.insufficientPermissions, "\(name) can't be read.")
        }
        return bytes
    }
}
