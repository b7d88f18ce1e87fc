import Foundation

/// The file that the compiler reads in place of `resource_bundle_accessor.swift`, which SwiftPM generates for a target with
/// resources. It has the same text, followed by the connections of the target's nibs.
///
/// A second file, for the compiler's option `-vfsoverlay`, names the replacement. SwiftPM's own file isn't changed
/// (Decisions/0111).
struct Overlay {
    private let accessor: URL

    init(of accessor: String) { self.accessor = URL(fileURLWithPath: accessor) }

    func write(_ connections: String) throws {
        let folder = accessor.deletingLastPathComponent()
        let replacement = folder.appending(path: "NibConnections.swift.txt").path
        let text = try String(contentsOf: accessor, encoding: .utf8)
        let isNew = try NibConnector.write(text + "\n" + connections, to: replacement)
        try NibConnector.write(
            try description(replacement), to: folder.appending(path: "NibConnections.yaml").path)
        // A changed nib changes no Swift file. The accessor's time tells the driver to compile it again.
        if isNew {
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: accessor.path)
        }
    }

    private struct Description: Encodable {
        var version = 0
        var useExternalNames = false
        var roots: [Root]

        struct Root: Encodable {
            var type = "file"
            let name: String
            let externalContents: String
            enum CodingKeys: String, CodingKey {
                case type, name
                case externalContents = "external-contents"
            }
        }
        enum CodingKeys: String, CodingKey {
            case version, roots
            case useExternalNames = "use-external-names"
        }
    }

    /// The compiler reads YAML, of which JSON is a part.
    private func description(_ replacement: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let description = Description(roots: [.init(name: accessor.path, externalContents: replacement)])
        return String(decoding: try encoder.encode(description), as: UTF8.self) + "\n"
    }
}
