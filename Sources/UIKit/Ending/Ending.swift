import BrowserScreen
import Foundation
import QuartzCore
import Synchronization
import UIKitCore

/// Tells the pages when the program ends, in any way.
enum Ending {
    /// Whether the pages were told. A program that stops because of a mistake also ends.
    private static let hasSpoken = Mutex(false)

    @MainActor static func prepare(_ screen: BrowserScreen, programName: String, memory: AppMemory?) {
        let say: @Sendable (LastWords) -> Void = { words in
            let isFirst = hasSpoken.withLock { hasSpoken in
                defer { hasSpoken = true }
                return !hasSpoken
            }
            if isFirst { screen.end(with: words) }
        }
        Diagnostics.willFail = { firstLine, explanation in say(.mistake(firstLine, explanation)) }
        FatalSignals.prepare { say(.signal($0)) }
        atEnd.withLock { $0 = { say(.end(of: programName)) } }
        atexit { Ending.atEnd.withLock { $0 }?() }
        EndingSignals.prepare { sayGoodbye(memory) }
    }

    private static let atEnd = Mutex<(@Sendable () -> Void)?>(nil)

    /// Tells the app first, as a device does, and waits up to a second for it.
    private static func sayGoodbye(_ memory: AppMemory?) {
        let isToldOrLate = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { memory?.keep(UIApplication.shared.terminate()) }
            isToldOrLate.signal()
        }
        _ = isToldOrLate.wait(timeout: .now() + 1)
        atEnd.withLock { $0 }?()
    }
}
