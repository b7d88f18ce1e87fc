import Foundation

/// Where people read this package's source. The only place with its address: set it when the repository moves.
enum Repository {
    /// A placeholder until the repository is public.
    static let address = "https://github.com/example/tessera"

    /// Returns the address of a file or folder, by its path in the package.
    static func url(of path: String) -> URL? {
        let isFile = path.hasSuffix(".swift")
        return URL(string: "\(address)/\(isFile ? "blob" : "tree")/main/\(path)")
    }
}
