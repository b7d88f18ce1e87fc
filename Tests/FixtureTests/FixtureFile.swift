import Foundation

/// A file of recorded cases, and its kind.
struct FixtureFile {
    let name: String
    /// The kind; nil if the recorded feature is not built yet.
    let kind: FixtureKind?
    let cases: [FixtureJSON]

    init(contentsOf file: URL) throws {
        name = file.lastPathComponent
        kind = FixtureKind(fileName: file.deletingPathExtension().lastPathComponent)
        let json = try FixtureJSON(contentsOf: file)
        cases =
            kind == .fonts ? FontTable.cases(of: json) : json.array.isEmpty ? json["cases"].array : json.array
    }

    /// Returns the files of the repository.
    static func own() throws -> [FixtureFile] {
        try all(in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").standardized)
    }

    /// Returns the files of the folder that `UIKIT_FIXTURES` names.
    static func foreign() throws -> [FixtureFile] {
        guard let folder = ProcessInfo.processInfo.environment["UIKIT_FIXTURES"] else { return [] }
        return try all(in: URL(filePath: folder))
    }

    private static func all(in folder: URL) throws -> [FixtureFile] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map(FixtureFile.init)
    }
}

/// What a file's cases are about. The file's name says it, so that a folder of other cases, in files of the same names,
/// goes through the same tests.
enum FixtureKind: String, Sendable {
    case flow
    case compositional
    case compositionalSelfSizing = "compositional-self-sizing"
    case compositionalValues = "compositional-values"
    case orthogonal
    case calls = "collection-calls"
    case contexts
    case reorder = "reorder-and-transition"
    case traces = "scroll-traces"
    case metrics = "controls-and-scroll-metrics"
    case lists
    case fonts = "system-font"
    case diffable

    init?(fileName: String) {
        if fileName == "flow" || fileName.hasPrefix("flow-") {
            self = .flow
        } else if fileName.hasPrefix("system-font") {
            self = .fonts
        } else if let kind = FixtureKind(rawValue: fileName) {
            self = kind
        } else {
            return nil
        }
    }

    /// Runs one case, and returns its outcome.
    @MainActor func outcome(of json: FixtureJSON) throws -> FixtureOutcome {
        switch self {
        case .flow: .compared(FlowRun(try FlowCase(json)).table)
        case .compositional, .compositionalSelfSizing: .compared(CompositionalRun(try CompositionalCase(json)).table)
        case .compositionalValues: try CompositionalValuesRun(json).map { .compared($0.table) } ?? .notBuilt
        case .orthogonal: .compared(try OrthogonalRun(json).table)
        case .calls:
            try CallCase(json).map { .compared(CallRun($0).table) }
                ?? ControllerRun(json).map { .compared($0.table) }
                ?? BatchRun(json).map { .compared($0.table) } ?? LifeRun(json).map { .compared($0.table) }
                ?? MarksRun(json).map { .compared($0.table) } ?? .notBuilt
        case .reorder:
            try ReorderRun(json).map { .compared($0.table) } ?? TransitionRun(json).map { .compared($0.table) }
                ?? .notBuilt
        case .traces: try TraceCase(json).map { .compared(TraceRun($0).table) } ?? .notBuilt
        case .metrics:
            try MetricsRun(json).map { .compared($0.table) } ?? ListRun(json).map { .compared($0.table) } ?? .notBuilt
        case .lists: try ListRun(json).map { .compared($0.table) } ?? .notBuilt
        case .fonts: .compared(try FontRun(json).table)
        case .diffable:
            if json["tags"].strings.contains("section-snapshot") {
                .compared(try OutlineRun(json).table)
            } else {
                .compared(try SnapshotRun(json).table)
            }
        case .contexts: try ContextRun(json).map { .compared($0.table) } ?? .notBuilt
        }
    }
}

enum FixtureOutcome {
    case compared(FixtureTable)
    case notBuilt
}
