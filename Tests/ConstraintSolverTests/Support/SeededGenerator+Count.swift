import Foundation
import TestSupport

extension SeededGenerator {
    /// How many systems a random test makes: `UIKIT_SYSTEMS`, or a number that takes about a second.
    static func count(_ usual: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment["UIKIT_SYSTEMS"].flatMap { UInt64($0) } ?? usual
    }
}
