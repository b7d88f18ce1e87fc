import Foundation

// Names that code for Apple's platforms uses without an import, and that Foundation on Linux doesn't have.

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// The largest number of a `Float`: `animation.repeatCount = HUGE` repeats without an end.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number of a `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Returns the number of seconds since the beginning of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A number of seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
