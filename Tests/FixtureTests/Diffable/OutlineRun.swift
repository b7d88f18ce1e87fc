import CollectionEngine
import CoreGraphics
import UIKit

@testable import UIKitCore

/// Carries out the recorded operations on a section snapshot, and compares the result of each.
@MainActor struct OutlineRun {
    private(set) var table = FixtureTable()
    private var snapshot = NSDiffableDataSourceSectionSnapshot<String>()

    init(_ json: FixtureJSON) throws {
        fill(json["start"])
        if json["needsNilArgument"].bool == true { return }
        for (index, step) in json["steps"].array.enumerated() where step["nilArgument"].bool != true {
            let what = "step \(index), \(step["op"].string ?? "")"
            do {
                try perform(step, what)
                table.compare(what, step["outcome"].string ?? "", "ok")
            } catch let mistake as SnapshotMistake {
                table.compareRefusal(what, step, mistake)
            }
            compareRows("\(what): rows", step["state"], snapshot)
        }
    }

    /// Fills the snapshot from rows `[item, level, expanded, visible]`, each item before its children.
    private mutating func fill(_ rows: FixtureJSON) {
        var above: [String] = []
        for row in rows.array.map(\.array) {
            guard let item = row.first?.string, let level = row[1].number.map({ Int($0) }) else { continue }
            above.removeLast(above.count - level)
            snapshot.append([item], to: above.last)
            if row[2].bool == true { snapshot.expand([item]) }
            above.append(item)
        }
    }

    private mutating func perform(_ step: FixtureJSON, _ what: String) throws {
        let items = step["items"].strings
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(step["snapshotOf"].strings)
        switch step["op"].string {
        case "append": try snapshot.content.append(items, to: step["parent"].string)
        case "insert":
            let (side, neighbour) = step.neighbour("Item")
            try snapshot.content.insert(items, side, neighbour)
        case "insertSnapshot":
            // The return value of Objective-C's method does not exist in Swift.
            let (side, neighbour) = step.neighbour("Item")
            try snapshot.content.insert(other.content, side, neighbour)
        case "replaceChildren":
            try snapshot.content.replaceChildren(of: step["parent"].string ?? "", with: other.content)
        case "delete": try snapshot.content.delete(items)
        case "expand": snapshot.expand(items)
        case "collapse": snapshot.collapse(items)
        case "level":
            let level = try snapshot.content.level(of: step["item"].string ?? "")
            table.compare(what, step["returns"].number, CGFloat(level))
        case "snapshotOfParent":
            let part = try snapshot.content.content(
                of: step["parent"].string ?? "", includingParent: step["includingParent"].bool == true)
            compareRows(what, step["returns"], NSDiffableDataSourceSectionSnapshot(content: part))
        default: throw FixtureError(description: "\(what) is not known")
        }
    }

    private mutating func compareRows(
        _ what: String, _ rows: FixtureJSON, _ snapshot: NSDiffableDataSourceSectionSnapshot<String>
    ) {
        let expected = rows.array.map { row in
            "\(row.array[0].string ?? "") \(Int(row.array[1].number ?? -1)) \(row.array[2].bool == true) \(row.array[3].bool == true)"
        }
        let found = snapshot.items.map { item in
            "\(item) \(snapshot.level(of: item)) \(snapshot.isExpanded(item)) \(snapshot.isVisible(item))"
        }
        table.compare(what, expected, found)
        let visible = rows.array.filter { $0.array[3].bool == true }.compactMap { $0.array[0].string }
        table.compare("\(what), visible", visible, snapshot.visibleItems)
        for (index, item) in snapshot.items.enumerated() {
            table.compare("\(what), index of \(item)", index, snapshot.index(of: item))
        }
        let copy = NSDiffableDataSourceSectionSnapshot(snapshot)
        table.compare("\(what), a copy is equal", true, copy == snapshot)
    }
}
