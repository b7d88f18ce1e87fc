import Foundation
import Testing
import UIKit
import UIKitTesting

/// Test tools that get a number with which they can do nothing.
@Suite("Unusable numbers in test tools") struct UnusableNumberTests {
    /// One call each, by its name.
    @MainActor static func make(_ name: String) {
        let (nan, far) = (CGFloat.nan, CGFloat.infinity)
        func stage() -> Stage { Stage(size: CGSize(width: 100, height: 100)) }
        func check(_ width: CGFloat) {
            var checker = LayoutChecker(items: [1]) { UICollectionViewFlowLayout() }
            checker.size = CGSize(width: width, height: 100)
            _ = checker.check()
        }
        let point = CGPoint(x: 10, y: 10)
        switch name {
        case "size NaN": _ = Stage(size: CGSize(width: nan, height: 1))
        case "size -1": _ = Stage(size: CGSize(width: -1, height: 1))
        case "scale 0": _ = Stage(scale: 0)
        case "framesPerSecond -60": _ = Stage(framesPerSecond: -60)
        case "framesPerSecond NaN": _ = Stage(framesPerSecond: .nan)
        case "framesPerSecond 0": _ = Stage(framesPerSecond: 0)
        case "advance NaN": stage().advance(by: .nan)
        case "advance -1": stage().advance(by: -1)
        case "advance infinity": stage().advance(by: .infinity)
        case "settle NaN": stage().settle(limit: .nan)
        case "drag NaN": stage().drag(from: point, to: point, duration: .nan)
        case "drag infinity": stage().drag(from: point, to: point, duration: .infinity)
        case "flick -1": stage().flick(from: point, to: point, duration: -1)
        case "rest NaN": stage().drag(from: point, to: point, rest: .nan)
        case "pinch NaN": stage().pinch(at: point, from: 10, to: 20, duration: .nan)
        case "rotate -1": stage().rotate(at: point, by: 1, duration: -1)
        case "press NaN": stage().longPress(at: point, duration: .nan)
        case "checker NaN": check(nan)
        case "checker 0": check(0)
        case "checker infinity": check(far)
        case "checker token":
            var checker = LayoutChecker(items: [1]) { UICollectionViewFlowLayout() }
            checker.replay = "l1-3:320x48"
            _ = checker.check()
        default: break
        }
    }

    @Test("input at impossible points and of impossible sizes is ignored")
    @MainActor func ignored() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            let point = CGPoint(x: number, y: 10)
            stage.tap(at: point)
            stage.click(at: point)
            stage.wheel(at: point, by: CGVector(dx: number, dy: 0))
            stage.hover(at: point)
            stage.pinch(at: point, from: 10, to: number)
            stage.resize(to: CGSize(width: number == 1e300 ? 0 : number, height: 10))
        }
        #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test(
        "each stops with what was seen, what was expected, a likely cause and a remedy",
        arguments: [
            "size NaN", "size -1", "scale 0", "framesPerSecond -60", "framesPerSecond NaN", "framesPerSecond 0",
            "advance NaN", "advance -1", "advance infinity", "settle NaN", "drag NaN", "drag infinity", "flick -1",
            "rest NaN", "press NaN", "checker NaN", "checker 0", "checker infinity", "checker token", "pinch NaN",
            "rotate -1",
        ])
    func stops(name: String) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
            await UnusableNumberTests.make(name)
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        for word in ["expected", "likely cause", "try", " cannot "] { #expect(said.contains(word), "\(said)") }
    }
}
