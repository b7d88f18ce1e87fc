import Foundation

/// Whole collection views, shaken for minutes.
///
/// Each ten seeds have a process of their own, so that they run beside the tests that share the main actor of this one.
enum Thrash {
    /// The processes take only the time that the other tests leave, which would last longest otherwise.
    static func letOthersGoFirst() { _ = nice(19) }
}
