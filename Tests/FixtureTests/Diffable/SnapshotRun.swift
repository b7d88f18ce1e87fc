import CollectionEngine
import CoreGraphics
import UIKit

@testable import UIKitCore

/// Carries out the recorded operations on a snapshot, and compares for each the result or error, and the state.
@MainActor struct SnapshotRun {
    private(set) var table = FixtureTable()
    private var snapshot = NSDiffableDataSourceSnapshot<String, String>()

    init(_ json: FixtureJSON) throws {
        for section in json["start"].array {
            let name = section.array.first?.string ?? ""
            snapshot.appendSections([name])
            snapshot.appendItems(section.array.last?.strings ?? [], toSection: name)
        }
        // Swift has no nil to pass.
        if json["needsNilArgument"].bool == true { return }
        for (index, step) in json["steps"].array.enumerated() where step["nilArgument"].bool != true {
            let what = "step \(index), \(step["op"].string ?? "")"
            do {
                try perform(step, what)
                table.compare(what, step["outcome"].string ?? "", "ok")
            } catch let mistake as SnapshotMistake {
                table.compareRefusal(what, step, mistake)
            }
            compareState(what, step["state"])
        }
    }

    private mutating func perform(_ step: FixtureJSON, _ what: String) throws {
        let (items, sections) = (step["items"].strings, step["sections"].strings)
        let (item, section) = (step["item"].string ?? "", step["section"].string ?? "")
        switch step["op"].string {
        case "appendItems": try snapshot.content.appendItems(items, toSection: step["toSection"].string)
        case "insertItems":
            let (side, neighbour) = step.neighbour("Item")
            try snapshot.content.insertItems(items, side, neighbour)
        case "deleteItems": try snapshot.content.deleteItems(items)
        case "deleteAllItems": snapshot.deleteAllItems()
        case "moveItem":
            let (side, neighbour) = step.neighbour("Item")
            try snapshot.content.moveItem(item, side, neighbour)
        case "reloadItems": try snapshot.content.reloadItems(items)
        case "appendSections": try snapshot.content.appendSections(sections)
        case "insertSections":
            let (side, neighbour) = step.neighbour("Section")
            try snapshot.content.insertSections(sections, side, neighbour)
        case "deleteSections": try snapshot.content.deleteSections(sections)
        case "moveSection":
            let (side, neighbour) = step.neighbour("Section")
            try snapshot.content.moveSection(section, side, neighbour)
        case "reloadSections": try snapshot.content.reloadSections(sections)
        case "numberOfItems":
            let count = try snapshot.content.numberOfItems(inSection: step["inSection"].string ?? "")
            table.compare(what, step["returns"].number, CGFloat(count))
        case "itemIdentifiers":
            let found = try snapshot.content.itemIdentifiers(inSection: step["inSection"].string ?? "")
            table.compare(what, step["returns"].strings, found)
        default: throw FixtureError(description: "\(what) is not known")
        }
    }

    private mutating func compareState(_ what: String, _ state: FixtureJSON) {
        let sections = state.array.map { $0.array.first?.string ?? "" }
        let items = state.array.map { $0.array.last?.strings ?? [] }
        table.compare("\(what): sections", sections, snapshot.sectionIdentifiers)
        table.compare("\(what): items", items, snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:)))
        table.compare("\(what): all items", items.flatMap { $0 }, snapshot.itemIdentifiers)
        table.compare("\(what): count", items.flatMap { $0 }.count, snapshot.numberOfItems)
        for (index, section) in sections.enumerated() {
            table.compare("\(what): index of \(section)", index, snapshot.indexOfSection(section))
            for item in items[index] {
                table.compare("\(what): section of \(item)", section, snapshot.sectionIdentifier(containingItem: item))
            }
        }
        for (index, item) in items.flatMap({ $0 }).enumerated() {
            table.compare("\(what): index of \(item)", index, snapshot.indexOfItem(item))
        }
        let copy = snapshot
        table.compare("\(what): a copy is equal", true, copy == snapshot)
        snapshot.content.checkInvariants { table.add(what, expected: "what belongs together", found: $0) }
    }
}

extension FixtureTable {
    /// Compares an error with the recording: the step failed there, too, with the same message.
    mutating func compareRefusal(_ what: String, _ step: FixtureJSON, _ mistake: SnapshotMistake) {
        compare(what, step["outcome"].string ?? "", "raises")
        if let reason = step["reason"].string { compare(what, reason, mistake.headline) }
        if let prefix = step["reasonPrefix"].string {
            compare(what, prefix, String(mistake.headline.prefix(prefix.count)))
        }
    }
}

extension FixtureJSON {
    var strings: [String] { array.compactMap(\.string) }

    /// Returns the neighbour of the inserted element: `beforeItem`, `afterSection` and so on.
    func neighbour(_ kind: String) -> (SnapshotSide, String) {
        if let name = self["before\(kind)"].string { return (.before, name) }
        return (.after, self["after\(kind)"].string ?? "")
    }
}
