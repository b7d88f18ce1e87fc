/// How much a line of the log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `init(rawValue:)`, as C has it.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    /// Only of use to who looks for a fault in the program.
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    /// A fault of the program itself.
    public static let fault = OSLogType(17)

    /// What a line begins with.
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
