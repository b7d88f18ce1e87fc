import Foundation

extension String {
    /// The text with only the last component of each absolute path, as in `…/Photo.nib`.
    ///
    /// UIKit's words about a mistake name files, such as the bundle in which a nib is missing. The developer reads them in
    /// the terminal; a page shows no path of this machine.
    var withoutPaths: String {
        withoutPaths(in: [Bundle.main.bundlePath, FileManager.default.currentDirectoryPath, NSHomeDirectory()])
    }

    /// Shortens paths the same way. The part of a path that matches one of `folders` may have spaces; any other path ends at
    /// its first space.
    func withoutPaths(in folders: [String]) -> String {
        let text = folders.filter { $0.count > 1 }.reduce(self) { $0.replacing($1 + "/", with: "…/") }
        let pattern =
            #/
            (?<before> ^ | [\s'"`<(\[=:,] ) (?: file:// )? …?
            (?: / [^/\s'"`<>()\[\],;]+ )+ / (?<name> [^/\s'"`<>()\[\],;]* )
            /#
        return text.replacing(pattern.anchorsMatchLineEndings()) { "\($0.before)…/\($0.name)" }
    }
}
