import Foundation

/// `Benchmarks instructions <limits>`: counts instructions with callgrind and holds them against limits that are
/// checked in. Counts repeat from run to run, so this can fail a build where times cannot.
@MainActor enum InstructionsCommand {
    /// A limit is what was counted, and a little more.
    private static let room = 1.05

    /// - Returns: Whether every count is within its limit.
    static func run(limitsFile: String, isRecording: Bool) throws -> Bool {
        var limits: [String: Double] = [:]
        if let data = FileManager.default.contents(atPath: limitsFile) {
            limits = try JSONDecoder().decode([String: Double].self, from: data)
        }
        var isWithin = true
        for scene in CountedScene.allCases {
            guard let count = count(scene) else {
                print("\(scene.rawValue): not counted; valgrind is missing, or it crashed")
                isWithin = false
                continue
            }
            guard !scene.isAnchor else {
                print(line(scene.rawValue, count.digits(1), "", ""))
                continue
            }
            if isRecording { limits[scene.rawValue] = (count * room * 10).rounded(.up) / 10 }
            let limit = limits[scene.rawValue]
            let isOver = limit.map { count > $0 } ?? true
            if isOver { isWithin = false }
            let verdict = limit == nil ? "no limit" : isOver ? "TOO MANY" : "ok"
            print(line(scene.rawValue, count.digits(1), limit?.digits(1) ?? "", verdict))
        }
        if isRecording { try write(limits, to: limitsFile) }
        return isWithin
    }

    private static func line(_ name: String, _ count: String, _ limit: String, _ verdict: String) -> String {
        name.padding(toLength: 28, withPad: " ", startingAt: 0) + right(count) + right(limit) + "  " + verdict
    }

    private static func right(_ text: String) -> String {
        String(repeating: " ", count: max(12 - text.count, 1)) + text
    }

    /// Instructions a time.
    private static func count(_ scene: CountedScene) -> Double? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null",
            ProcessInfo.processInfo.arguments[0], "count", scene.rawValue,
        ]
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A scene that crashes should end: the search for the reason takes for ever inside valgrind.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = variables
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        guard (try? process.run()) != nil else { return nil }
        let report = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let times = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0,
            let line = report.split(separator: "\n").last(where: { $0.contains("Collected :") }),
            let total = line.split(separator: " ").last.flatMap({ Double($0) }),
            let times = Double(times.trimmingCharacters(in: .whitespacesAndNewlines))
        else { return nil }
        return total / times
    }

    private static func write(_ limits: [String: Double], to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(limits) + Data("\n".utf8)).write(to: URL(fileURLWithPath: file))
    }
}
