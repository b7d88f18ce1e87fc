import Foundation
import Synchronization

/// `Benchmarks counts <limits>`: counts instructions with callgrind, and allocations, and compares them with limits in
/// the repository. Counts are the same in every run, so they can fail a build where times can't.
@MainActor enum CountsCommand {
    private struct Limits: Codable {
        /// The counted number plus a margin, because another machine's libraries give other counts.
        var instructions: Double
        /// The counted number.
        var allocations: Double
    }

    private struct Counts: Sendable {
        var instructions: Double
        var allocations: Double
    }

    private static let room = 1.05

    /// - Returns: Whether every count is within its limit.
    static func run(limitsFile: String, isRecording: Bool) throws -> Bool {
        var limits: [String: Limits] = [:]
        if let data = FileManager.default.contents(atPath: limitsFile) {
            limits = try JSONDecoder().decode([String: Limits].self, from: data)
        }
        print(line("", "instructions", "limit", "allocations", "limit", ""))
        var isWithin = true
        for (scene, counts) in scenesInGroups().lazy.flatMap(countAtOnce) {
            guard let counts else {
                print("\(scene.rawValue): not counted; valgrind is missing, or it crashed")
                isWithin = false
                continue
            }
            guard !scene.isAnchor else {
                print(line(scene.rawValue, counts.instructions.digits(1), "", "", "", ""))
                continue
            }
            if isRecording {
                limits[scene.rawValue] = Limits(
                    instructions: (counts.instructions * room * 10).rounded(.up) / 10, allocations: counts.allocations)
            }
            let limit = limits[scene.rawValue]
            let isOver = limit.map {
                counts.instructions > $0.instructions || counts.allocations > $0.allocations
            }
            if isOver ?? true { isWithin = false }
            print(
                line(
                    scene.rawValue, counts.instructions.digits(1), limit?.instructions.digits(1) ?? "",
                    counts.allocations.digits(2), limit?.allocations.digits(2) ?? "",
                    isOver.map { $0 ? "TOO MANY" : "ok" } ?? "no limit"))
        }
        if isRecording { try write(limits, to: limitsFile) }
        return isWithin
    }

    private static func line(_ columns: String...) -> String {
        columns.enumerated().map { index, text in
            index == 0 || index == columns.count - 1
                ? text.padding(toLength: index == 0 ? 28 : text.count, withPad: " ", startingAt: 0)
                : String(repeating: " ", count: max(13 - text.count, 1)) + text
        }.joined(separator: " ")
    }

    /// Returns the scenes in groups, each with as many scenes as there are processors.
    private static func scenesInGroups() -> [ArraySlice<CountedScene>] {
        let scenes = CountedScene.allCases
        let size = max(ProcessInfo.processInfo.activeProcessorCount, 1)
        return stride(from: 0, to: scenes.count, by: size).map { scenes[$0..<min($0 + size, scenes.count)] }
    }

    /// Counts all scenes of a group at the same time, each in its own processes: unlike times, counts don't depend on
    /// what else runs.
    private static func countAtOnce(_ group: ArraySlice<CountedScene>) -> [(CountedScene, Counts?)] {
        let names = group.map(\.rawValue)
        let found = Mutex<[Int: Counts]>([:])
        DispatchQueue.concurrentPerform(iterations: names.count) { index in
            let counts = counts(names[index])
            found.withLock { $0[index] = counts }
        }
        return found.withLock { found in group.enumerated().map { ($1, found[$0]) } }
    }

    /// Returns the counts per repetition of the scene's work.
    private nonisolated static func counts(_ scene: String) -> Counts? {
        guard let plain = start([], scene), plain.output.count == 2,
            let counted = start(
                ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"], scene),
            let line = counted.errors.split(separator: "\n").last(where: { $0.contains("Collected :") }),
            let instructions = line.split(separator: " ").last.flatMap({ Double($0) }),
            let times = counted.output.first
        else { return nil }
        return Counts(instructions: instructions / times, allocations: plain.output[1] / plain.output[0])
    }

    /// Starts this program again for one scene, inside another program if one is given.
    private nonisolated static func start(_ wrapper: [String], _ scene: String) -> (output: [Double], errors: String)? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = wrapper + [ProcessInfo.processInfo.arguments[0], "count", scene]
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A scene that crashes should end: in valgrind the search for the cause never does.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = variables
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        guard (try? process.run()) != nil else { return nil }
        let report = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let numbers = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return (numbers.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }, report)
    }

    private static func write(_ limits: [String: Limits], to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(limits) + Data("\n".utf8)).write(to: URL(fileURLWithPath: file))
    }
}
