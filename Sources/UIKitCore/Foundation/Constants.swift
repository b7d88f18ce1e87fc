import Foundation

// Names that code for Apple's platforms takes for granted, and that Foundation doesn't have on Linux.

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// The largest number of a `Float`: `animation.repeatCount = HUGE` goes on without an end.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number of a `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Seconds since the first moment of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
