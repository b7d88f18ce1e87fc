import Foundation

/// A program that measures one scene and prints a ``ProgramResult``.
struct Program {
    var name: String
    var executable: String
    var arguments: [String] = []
    /// The variables to set, or (nil) to remove.
    var environment: [String: String?] = [:]

    var isThere: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    /// Returns nil if the program is missing, fails or takes too long.
    func run(limit: TimeInterval = 90) -> ProgramResult? {
        guard isThere else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment
        // A program that crashes should end, without a search for the cause.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        for (name, value) in environment { variables[name] = value }
        process.environment = variables
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) {
            if process.isRunning { process.terminate() }
        }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return try? JSONDecoder().decode(ProgramResult.self, from: text)
    }
}

extension Program {
    /// This program again, in its own process.
    static func ours(_ scene: String, itemCount: Int) -> Program {
        Program(
            name: "tessera", executable: "/proc/self/exe",
            arguments: ["measure", scene, "\(itemCount)"])
    }
}
