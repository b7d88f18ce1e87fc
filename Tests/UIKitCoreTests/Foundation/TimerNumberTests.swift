import Foundation
import Testing
import UIKit

/// Timers with numbers that are no time.
@MainActor @Suite("Numbers of timers") struct TimerNumberTests {
    @MainActor private final class Target: NSObject {
        func fire() {}
    }

    static func make(_ name: String) {
        let target = Target()
        let method = Selector(Target.fire)
        switch name {
        case "interval":
            Timer.scheduledTimer(timeInterval: .nan, target: target, selector: method, userInfo: nil, repeats: true)
        case "repeated interval":
            _ = Timer(
                fireAt: Date(), interval: .nan, target: target, selector: method, userInfo: nil, repeats: true)
        case "date":
            _ = Timer(
                fireAt: Date(timeIntervalSinceNow: .nan), interval: 1, target: target, selector: method, userInfo: nil,
                repeats: true)
        default: target.perform(method, with: nil, afterDelay: .nan)
        }
    }

    @Test(
        "NaN stops the program with what was seen and a remedy",
        arguments: ["interval", "repeated interval", "date", "delay"])
    func notANumber(name: String) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
            await TimerNumberTests.make(name)
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("cannot wait for a time that is not a number") && said.contains("try"), "\(said)")
    }

    @Test(
        "an infinite or enormous time is one that never comes",
        arguments: [Double.greatestFiniteMagnitude, 1e300, 1e18])
    func never(seconds: TimeInterval) {
        let target = Target()
        for time in [seconds, .infinity] {
            let timer = Timer(
                timeInterval: time, target: target, selector: Selector(Target.fire), userInfo: nil, repeats: true)
            #expect(timer.isValid && timer.fireDate.timeIntervalSinceNow > 3_000_000_000)
            timer.invalidate()
        }
    }
}
