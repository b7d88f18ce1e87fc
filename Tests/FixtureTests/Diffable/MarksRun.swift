import CoreGraphics
import UIKit

/// Items that a snapshot should reconfigure, and its contents afterwards.
@MainActor struct MarksRun {
    private(set) var table = FixtureTable()

    /// Returns nil for a case of another form.
    init?(_ json: FixtureJSON) {
        guard json["name"].string == "diffable/reconfigure-is-not-reload" else { return nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        snapshot.reconfigureItems([1])
        for event in json["expected"].array {
            table.compare(
                "reconfigured", event["reconfiguredItemIdentifiers"].numbers,
                snapshot.reconfiguredItemIdentifiers.map { CGFloat($0) })
            table.compare(
                "reloaded", event["reloadedItemIdentifiers"].numbers,
                snapshot.reloadedItemIdentifiers.map { CGFloat($0) })
        }
    }
}
