/// How important a log line is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a type from its number. The same as `init(rawValue:)`, for code that follows C.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    /// Details for a person who looks for a fault in the program.
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    /// A fault of the program itself.
    public static let fault = OSLogType(17)

    /// The word at the beginning of a line.
    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
