import Foundation

/// When a snapshot is written to its file rather than compared with it.
public enum SnapshotRecord: String, Sendable {
    /// Always; the test fails, so that the setting can't stay unnoticed.
    case all
    /// When there is no file yet. The default.
    case missing
    /// When it differs from the file.
    case failed
    /// Never; a missing file is a failure. The default where the environment has CI=true.
    case never

    /// From SNAPSHOT_TESTING_RECORD, or by the environment.
    static var ofEnvironment: SnapshotRecord {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecord.init) { return named }
        return environment["CI"] == "true" ? .never : .missing
    }
}
