import Foundation

/// When to write a snapshot to its file instead of comparing it with the file.
public enum SnapshotRecord: String, Sendable {
    /// Always. The test fails, so that the setting doesn't go unnoticed.
    case all
    /// If there is no file yet. The default.
    case missing
    /// If the value differs from the file.
    case failed
    /// Never. A missing file is a failure. The default if the environment has CI=true.
    case never

    /// The setting from SNAPSHOT_TESTING_RECORD, or the environment's default.
    static var ofEnvironment: SnapshotRecord {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecord.init) { return named }
        return environment["CI"] == "true" ? .never : .missing
    }
}
