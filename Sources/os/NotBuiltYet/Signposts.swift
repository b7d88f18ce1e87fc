import Foundation

// Marks for Instruments.

@available(*, unavailable, message: "Instruments isn't there on Linux. Log the time, or leave it out.")
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = 0 }
    public init(log: OSLog, object: AnyObject) { rawValue = 0 }
    public static var exclusive: OSSignpostID { fatalError() }
    public static var invalid: OSSignpostID { fatalError() }
}

@available(*, unavailable, message: "Instruments isn't there on Linux. Log the time, or leave it out.")
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static var event: OSSignpostType { fatalError() }
    public static var begin: OSSignpostType { fatalError() }
    public static var end: OSSignpostType { fatalError() }
}

@available(*, unavailable, message: "Instruments isn't there on Linux. Log the time, or leave it out.")
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID? = nil
) {}

@available(*, unavailable, message: "Instruments isn't there on Linux. Log the time, or leave it out.")
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID? = nil, _ format: StaticString, _ arguments: Any...
) {}
