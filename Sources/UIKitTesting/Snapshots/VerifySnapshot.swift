import Foundation

/// Compares a value with its snapshot in `__Snapshots__`, beside the test's file.
///
/// - Parameters:
///   - value: Returns the value.
///   - strategy: Turns the value into text.
///   - name: The snapshot's name, for a test with several snapshots. Snapshots without a name are numbered.
///   - record: When to write the file instead of comparing; by default what the environment says (``SnapshotRecord``).
///   - file: The test's file.
///   - testName: The test's name.
/// - Returns: What differs, or nil if the two are the same.
@MainActor public func verifySnapshot<Value>(
    of value: @autoclosure () -> Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    record: SnapshotRecord? = nil, file: StaticString = #filePath, testName: String = #function
) -> String? {
    let text = strategy.snapshot(value()) + "\n"
    let url = SnapshotFiles.url(file: "\(file)", test: testName, name: name, pathExtension: strategy.pathExtension)
    let kept = try? String(contentsOf: url, encoding: .utf8)
    let record = record ?? .ofEnvironment

    guard let kept else {
        guard record != .never else {
            return "There is no snapshot \(url.lastPathComponent), and this run doesn't record any."
        }
        return SnapshotFiles.write(text, to: url) ?? (record == .all ? "Recorded \(url.lastPathComponent)." : nil)
    }
    if record == .all { return SnapshotFiles.write(text, to: url) ?? "Recorded \(url.lastPathComponent)." }
    guard kept != text else { return nil }
    let difference = SnapshotFiles.difference(from: kept, to: text)
    guard record == .failed else {
        return """
            \(url.lastPathComponent) is not what it was:
            \(difference)
            If the new one is right: SNAPSHOT_TESTING_RECORD=failed swift test
            """
    }
    return SnapshotFiles.write(text, to: url) ?? "Recorded \(url.lastPathComponent) again:\n\(difference)"
}

enum SnapshotFiles {
    /// The numbers of the snapshots that a test didn't name, by test.
    @MainActor private static var counts: [String: Int] = [:]

    @MainActor static func url(file: String, test: String, name: String?, pathExtension: String) -> URL {
        let source = URL(fileURLWithPath: file)
        let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let testName = test.prefix { $0 != "(" }
        let key = "\(file)/\(test)"
        let number = name == nil ? (counts[key] ?? 0) + 1 : 0
        if name == nil { counts[key] = number }
        return folder.appendingPathComponent("\(testName).\(name ?? "\(number)").\(pathExtension)")
    }

    /// Writes the file. Returns the error, or nil.
    static func write(_ text: String, to url: URL) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
            return nil
        } catch {
            return "\(url.lastPathComponent) could not be written: \(error)"
        }
    }

    /// The removed (−) and added (+) lines, forty at most.
    static func difference(from old: String, to new: String) -> String {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = newLines.difference(from: oldLines)
        let lines = changes.map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, "− \(line)")
            case .insert(let offset, let line, _): (offset, "+ \(line)")
            }
        }
        let shown = lines.sorted { $0.0 < $1.0 }.prefix(40).map(\.1)
        return (shown + (lines.count > 40 ? ["… and \(lines.count - 40) more lines"] : [])).joined(separator: "\n")
    }
}
