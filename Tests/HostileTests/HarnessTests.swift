import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The harness itself distinguishes programs that succeed from those that fail with a message.
@Suite("The harness for hostile programs") struct HarnessTests {
    @Test("a program that works ends with success and prints nothing")
    func works() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run { Stage(size: CGSize(width: 10, height: 10)).show(UIView()) }
        }
        end.expectSilence()
    }

    @Test("a failing program is recognised by its message")
    func fails() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run { Diagnostics.fail("UIKit's first line", explanation: "and how to go on") }
        }
        end.expectWords("UIKit's first line", "and how to go on")
    }

    @Test("a bare signal prints no message")
    func signal() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run { _ = raise(SIGSEGV) }
        }
        #expect(!end.said.contains("UIKit"))
    }
}
