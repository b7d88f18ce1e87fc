import Foundation
import Testing

/// Pages that teach an app quote its files; these tests check that the quotes are still correct.
@Suite("Pages of the classics") struct ClassicPagesTests {
    @Test("every excerpt on a page is found line by line in a source file of the classics")
    func excerpts() throws {
        let sources = try Self.files(in: "Sources/Gallery/Classics", suffix: ".swift").map { try Self.lines(of: $0) }
        for page in try Self.pages() {
            for excerpt in try Self.excerpts(of: page) {
                let isQuoted = sources.contains { $0.contains(run: excerpt) }
                let text = excerpt.joined(separator: "\n")
                #expect(isQuoted, "\(page.lastPathComponent) quotes what no file says:\n\(text)")
            }
        }
    }

    @Test("every page is linked from the list of pages, and its image exists")
    func links() throws {
        let list = try String(
            contentsOf: Self.package.appendingPathComponent("Documentation/Classics/README.md"), encoding: .utf8)
        for page in try Self.pages() {
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(list.contains("(\(page.lastPathComponent))"))
            let pictures = text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
            #expect(!pictures.isEmpty, "\(page.lastPathComponent) has no picture")
            for picture in pictures {
                let file = page.deletingLastPathComponent().appendingPathComponent(picture).standardized
                #expect(FileManager.default.fileExists(atPath: file.path), "\(picture) is not there")
            }
        }
    }

    // MARK: Files

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func pages() throws -> [URL] {
        try files(in: "Documentation/Classics", suffix: ".md").filter { $0.lastPathComponent != "README.md" }
    }

    private static func files(in folder: String, suffix: String) throws -> [URL] {
        let folder = package.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
    }

    /// Returns a file's lines without leading and trailing spaces, because an excerpt may be indented less.
    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the contents of the fenced Swift code blocks.
    private static func excerpts(of page: URL) throws -> [[String]] {
        var (excerpts, current): ([[String]], [String]?) = ([], nil)
        for line in try lines(of: page) {
            if let excerpt = current {
                if line == "```" {
                    excerpts.append(excerpt)
                    current = nil
                } else {
                    current = excerpt + [line]
                }
            } else if line == "```swift" {
                current = []
            }
        }
        return excerpts
    }
}

extension Array where Element: Equatable {
    fileprivate func contains(run: [Element]) -> Bool {
        guard let first = run.first, run.count <= count else { return false }
        return indices.dropLast(run.count - 1).contains { self[$0] == first && self[$0..<($0 + run.count)] == run[...] }
    }
}
