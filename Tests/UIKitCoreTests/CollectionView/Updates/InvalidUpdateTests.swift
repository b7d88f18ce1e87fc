import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Updates that do not agree with the data source stop the program before anything changes (D10), or reload.
@MainActor @Suite("Invalid updates") struct InvalidUpdateTests {
    @Test("inserting an item that the data source doesn't have stops the program (R222, R221)")
    func missingItem() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                InvalidUpdates.show { view, _ in view.insertItems(at: [view.path(0)]) }
            }
        }
        let text = String(bytes: result.standardErrorContent, encoding: .utf8) ?? ""
        #expect(
            text.hasPrefix(
                """
                Invalid batch updates detected: the number of sections and/or items returned by the data source before \
                and/or after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 2 sections with item counts: [3, 2] }
                Data source after updates = { 2 sections with item counts: [3, 2] }
                Updates = [
                \tInsert item (0 - 0)
                ]
                Collection view: <UICollectionView
                """))
        #expect(
            text.contains(
                """
                Invalid update: invalid number of items in section 0. The number of items contained in an existing \
                section after the update (3) must be equal to the number of items contained in that section before the \
                update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 \
                deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved \
                out).
                  before         3 items, counted in layout pass
                """))
        #expect(text.contains("Replay: UIKIT_REPLAY=u1-"))
    }

    @Test("a section too many in the data source stops the program (R220)")
    func sectionCount() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                InvalidUpdates.show { view, source in
                    source.sections.append([])
                    view.reloadItems(at: [view.path(0)])
                }
            }
        }
        let text = String(bytes: result.standardErrorContent, encoding: .utf8) ?? ""
        #expect(
            text.contains(
                """
                Invalid update: invalid number of sections. The number of sections contained in the collection view \
                after the update (3) must be equal to the number of sections contained in the collection view before \
                the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
                """))
    }

    @Test("deleting an item that doesn't exist, or twice the same, stops the program (R223)")
    func conflicts() async throws {
        let first = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { InvalidUpdates.show { view, _ in view.deleteItems(at: [view.path(3)]) } }
        }
        let out = String(bytes: first.standardErrorContent, encoding: .utf8) ?? ""
        #expect(
            out.hasPrefix("attempt to delete item 3 from section 0 which only contains 3 items before the update\n"))
        let second = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                InvalidUpdates.show { view, source in
                    view.performBatchUpdates {
                        source.sections[0].removeFirst()
                        view.deleteItems(at: [view.path(0)])
                        view.reloadItems(at: [view.path(0)])
                    }
                }
            }
        }
        let twice = String(bytes: second.standardErrorContent, encoding: .utf8) ?? ""
        #expect(twice.hasPrefix("attempt to delete and reload the same index path (<NSIndexPath: 0x0> {length = 2, "))
    }

    @Test("an index path of one index stops the program")
    func shortPath() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { InvalidUpdates.show { view, _ in view.deleteItems(at: [IndexPath(index: 1)]) } }
        }
        let text = String(bytes: result.standardErrorContent, encoding: .utf8) ?? ""
        #expect(text.hasPrefix("Invalid index path for use with UICollectionView."))
    }

    @Test("reconfiguring with a cell of another identifier stops the program (R116)")
    func reconfigured() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                InvalidUpdates.show { view, source in
                    view.register(NumberCell.self, forCellWithReuseIdentifier: "other")
                    source.identifier = "other"
                    view.reconfigureItems(at: [view.path(0)])
                }
            }
        }
        let text = String(bytes: result.standardErrorContent, encoding: .utf8) ?? ""
        #expect(text.contains("returned another cell than the one being reconfigured"))
    }

    @Test("before the first layout the data source is counted when the batch begins (R204, R205)")
    func lateCount() {
        let stage = Stage(size: CGSize(width: 100, height: 200))
        stage.settle()
        let source = NamedItems([["a"]])
        let view = UICollectionView.named(source)
        view.performBatchUpdates {
            source.sections[0].append("b")
            view.insertItems(at: [view.path(1)])
        }
        stage.show(view)
        #expect(view.shownNames == "a 0, b 50")
    }

    @Test("with the policy reloadData the batch is dropped, the data shown, and the report logged")
    func policy() {
        let stage = Stage(size: CGSize(width: 100, height: 200))
        stage.settle()
        let source = NamedItems([["a", "b"]])
        let view = UICollectionView.named(source)
        stage.show(view)
        UICollectionView.inconsistencyPolicy = .reloadData
        var reports: [String] = []
        Diagnostics.receiver = { if $0 == "invalid-update" { reports.append($1) } }
        var finished: [Bool] = []
        for _ in 0..<2 {
            source.sections[0].append("new")
            view.performBatchUpdates(
                { view.deleteItems(at: [view.path(0)]) }, completion: { finished.append($0) })
            #expect(view.hasUncommittedUpdates == false)
            stage.settle()
        }
        Diagnostics.receiver = nil
        UICollectionView.inconsistencyPolicy = .stop
        #expect(view.shownNames == "a 0, b 50, new 100, new 150")
        #expect(finished == [false, false] && reports.count == 2)
        #expect(reports.first?.hasPrefix("Invalid batch updates detected") == true)
    }
}

/// Programs that are wrong on purpose.
@MainActor enum InvalidUpdates {
    static func show(_ mistake: (UICollectionView, NamedItems) -> Void) {
        let stage = Stage(size: CGSize(width: 100, height: 300))
        let source = NamedItems([["a", "b", "c"], ["d", "e"]])
        let view = UICollectionView.named(source, size: CGSize(width: 100, height: 300))
        stage.show(view)
        mistake(view, source)
    }
}
