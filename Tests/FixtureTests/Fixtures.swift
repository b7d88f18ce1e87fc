import Foundation

/// The recorded cases: those of the repository, and those of a folder that `UIKIT_FIXTURES` names.
enum Fixtures {
    /// All flow cases, in the order of their files' names.
    static func flowCases() throws -> [FlowCase] {
        try ownFlowCases() + foreignFiles().flatMap(flowCases(in:))
    }

    /// Those of the repository.
    static func ownFlowCases() throws -> [FlowCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").standardized
        return try jsonFiles(in: folder).flatMap(flowCases(in:))
    }

    /// Files of other kinds, which other runners read, have no flow cases.
    private static func flowCases(in file: URL) throws -> [FlowCase] {
        let json = try FixtureJSON(contentsOf: file)
        let cases = json.array.isEmpty ? json["cases"].array : json.array
        return try cases.filter { $0["layout"]["minimumLineSpacing"].number != nil && $0["view"].value != nil }
            .map(FlowCase.init)
    }

    private static func foreignFiles() throws -> [URL] {
        guard let folder = ProcessInfo.processInfo.environment["UIKIT_FIXTURES"] else { return [] }
        return try jsonFiles(in: URL(filePath: folder))
    }

    private static func jsonFiles(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
