import CollectionEngine
import Foundation
import TestSupport
import Testing

/// Checks a batch from a log again: `UIKIT_REPLAY=u1-… swift test --filter Replay`.
@Suite("Replay of a batch") struct ReplayTests {
    static let token = ProcessInfo.processInfo.environment["UIKIT_REPLAY"]

    @Test(
        "a refused batch says why, a valid one agrees with the naive model",
        .enabled(if: token?.hasPrefix("u1-") == true))
    func replay() throws {
        let token = try #require(Self.token)
        let ledger = try #require(UpdateLedger(token: token), "the token is not complete")
        do throws(UpdateMistake) {
            let (plan, before) = (try UpdatePlan(ledger), NaiveModel(counts: Array(ledger.before.items)))
            let after = before.applying(ledger.operations) { ledger.after.items[$0] }
            #expect(after.map { PlanCheck(before: before, after: $0, plan: plan).fault } == .some(nil))
        } catch {
            Issue.record("\(error.headline)\n\(error.explanation)")
        }
    }
}
