/// Writes log lines to standard error. Safe to use from any thread; each line arrives in one piece.
///
///     let logger = Logger(subsystem: "com.example.photos", category: "network")
///     logger.error("No answer from \(host, privacy: .public) in \(seconds, format: .fixed(precision: 1)) s")
///
/// writes:
///
///     12:04:31.250 [com.example.photos:network] error: No answer from example.com in 2.5 s
///
/// - Behaviour: documented. The destination and the format are our choice (Decisions/0097).
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public init(_ logObj: OSLog) { log = logObj }

    /// Makes a logger for the program as a whole.
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    public func log(level: OSLogType, _ message: OSLogMessage) { LogLine.write(message.text, level, log) }

    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
