import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// An invalid update's explanation ends with a token that makes it again:
///
///     UIKIT_REPLAY=u1-… swift test --filter Replay
@MainActor @Suite("Replay of updates") struct ReplayTests {
    @Test("a replay token produces the same report again")
    func token() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200))
        stage.settle()
        UICollectionView.inconsistencyPolicy = .reloadData
        defer { UICollectionView.inconsistencyPolicy = .stop }
        var reports: [String] = []
        Diagnostics.receiver = { if $0 == "invalid-update" { reports.append($1) } }
        defer { Diagnostics.receiver = nil }
        let source = NamedItems([["a", "b"], ["c"]])
        let view = UICollectionView.named(source)
        stage.show(view)
        view.performBatchUpdates {
            view.moveSection(1, toSection: 0)
            view.insertItems(at: [view.path(1, 1)])
        }
        let first = try #require(reports.first)
        let token = try #require(first.split(separator: "\n").compactMap(Self.token).first)
        try Stage(size: CGSize(width: 100, height: 200)).replayUpdate(token)
        #expect(reports.count == 2)
        #expect(reports.last.map(Self.sentence) == Self.sentence(first))
    }

    /// Returns the token after the equals sign, if the line has one.
    private static func token(_ line: Substring) -> String? {
        guard let range = line.range(of: "UIKIT_REPLAY=") else { return nil }
        return String(line[range.upperBound...])
    }

    /// Returns the line that says which counts do not match.
    private static func sentence(_ report: String) -> Substring? {
        report.split(separator: "\n").first { $0.hasPrefix("Invalid update: ") }
    }

    @Test("an unreadable replay token throws an error that says so")
    func unreadable() {
        #expect(throws: UnreadableReplayToken.self) { try Stage().replayUpdate("u1-nonsense") }
    }

    @Test("UIKIT_REPLAY's update is replayed")
    func environment() throws { try Stage().replayUpdate() }
}
