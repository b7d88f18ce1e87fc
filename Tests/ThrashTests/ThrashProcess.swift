import Foundation

/// Random tests run ten seeds at a time, each group in a process of its own, beside the tests that share this process's main actor.
enum ThrashProcess {
    /// Leaves the processor to the other tests, which take longer.
    static func letOthersGoFirst() { _ = nice(19) }
}
