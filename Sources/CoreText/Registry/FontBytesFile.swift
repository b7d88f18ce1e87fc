import Foundation
import RenderTree

/// Reads font files, which may be anything: never waits, and never takes more than there is room for.
enum FontBytesFile {
    /// The largest fonts, of East Asian scripts, have half as much.
    static let mostBytes = 64 << 20

    /// The file's real path, by which it is known.
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
            throw FontRegistrationError(.insufficientPermissions, "\(name) can't be read, or is no file.")
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
