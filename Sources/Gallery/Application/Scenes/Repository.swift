import Foundation

/// Where people read this package's source.
struct Repository {
    /// The address of its page on GitHub; nil if it isn't known.
    let address: String?

    init(address: String?) { self.address = address }

    /// Reads the address of the remote `origin` from a checkout's `.git/config`.
    init(checkout: URL?) {
        let file = checkout?.appendingPathComponent(".git/config")
        self.init(gitConfiguration: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
    }

    init(gitConfiguration: String) {
        var section: Substring = ""
        for line in gitConfiguration.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.first == "[" { section = line }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard section.hasPrefix(#"[remote "origin"]"#), parts.count == 2, parts[0] == "url" else { continue }
            address = Self.address(ofRemote: parts[1])
            return
        }
        address = nil
    }

    /// Returns the address of the page for what `git clone` was given: over HTTPS or SSH.
    private static func address(ofRemote remote: String) -> String? {
        for start in ["https://github.com/", "git@github.com:", "ssh://git@github.com/"] where remote.hasPrefix(start) {
            let path = remote.dropFirst(start.count)
            return "https://github.com/" + (path.hasSuffix(".git") ? path.dropLast(4) : path)
        }
        return nil
    }

    /// Takes the address from the option `--source`. Without it, from the checkout that the Gallery was built from.
    init(arguments: [String]) throws {
        guard let option = arguments.firstIndex(of: "--source") else {
            self.init(checkout: FileTree.package)
            return
        }
        let said = option + 1 < arguments.count ? arguments[option + 1] : ""
        guard said.hasPrefix("https://"), URL(string: said) != nil else { throw Mistake() }
        self.init(address: said.hasSuffix("/") ? String(said.dropLast()) : said)
    }

    struct Mistake: Error, CustomStringConvertible {
        let description = "--source needs an address, as in --source https://github.com/you/tessera."
    }

    /// Returns the address of a file or folder, by its path in the package.
    func url(of path: String) -> URL? {
        let isFile = path.hasSuffix(".swift")
        return address.flatMap { URL(string: "\($0)/\(isFile ? "blob" : "tree")/main/\(path)") }
    }
}
