import Foundation

// Names that code for Apple's platforms takes for granted, and that Foundation doesn't have on Linux.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let HUGE = Double.infinity
public let MAXFLOAT = Float.greatestFiniteMagnitude

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Seconds since the first moment of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double
