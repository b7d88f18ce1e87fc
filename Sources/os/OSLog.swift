/// A part of a program that writes to the log.
public final class OSLog: Sendable {
    let subsystem: String?
    let category: String?
    private let isDisabled: Bool

    /// - Parameters:
    ///   - subsystem: The program or library, as a domain name in reverse: `com.example.photos`.
    ///   - category: A part of the program: `network`.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    private init(subsystem: String?, category: String?, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    }

    /// The log of the program as a whole.
    public static let `default` = OSLog(subsystem: nil, category: nil, isDisabled: false)

    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: nil, category: nil, isDisabled: true)

    /// Returns whether the log writes lines of a type: true for all logs except ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
}
