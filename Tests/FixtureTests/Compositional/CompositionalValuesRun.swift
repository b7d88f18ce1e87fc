import CoreGraphics
import Foundation
import UIKit

@testable import UIKitCore

/// Recorded properties of the parts of a compositional layout.
@MainActor struct CompositionalValuesRun {
    private(set) var table = FixtureTable()

    /// Returns nil if an exception was recorded: `CompositionalMistakeTests` ends a process for each.
    init?(_ json: FixtureJSON) throws {
        let expected = json["expect"]
        guard expected["exception"].value == nil else { return nil }
        switch json["tags"].array.first?.string {
        case "exception": try compareKept(json["create"])
        case "description": try compareDescription(json["create"], json)
        case "defaults": compareDefaults(expected)
        case "counted": try compareCounted(json["create"], expected)
        case "anchor": compareAnchor(json["edges"], expected)
        default: return nil
        }
    }

    private mutating func compareKept(_ lengths: FixtureJSON) throws {
        for json in lengths.array {
            let length = try NSCollectionLayoutDimension.recorded(json)
            table.compare("\(length)", json.dictionary.first?.value.number, length.dimension)
        }
    }

    private mutating func compareDescription(_ create: FixtureJSON, _ json: FixtureJSON) throws {
        let description: String
        if create["size"].value != nil {
            description = try NSCollectionLayoutSize.recorded(create["size"]).description
        } else {
            description = NSCollectionLayoutSpacing.fixed(create["fixed"].number ?? 0).description
        }
        if let expected = json["expect"].string { table.compare("description", expected, description) }
        if let pattern = json["expectPattern"].string {
            let isMatch = description.range(of: "^\(pattern)$", options: .regularExpression) != nil
            if !isMatch { table.add("description", expected: pattern, found: description) }
        }
    }

    /// Compares default values; the expected properties show which class is meant.
    private mutating func compareDefaults(_ expected: FixtureJSON) {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        if expected["supplementariesFollowContentInsets"].value != nil {
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            table.compare("insets", .zero, section.contentInsets)
            table.compare("spacing", expected["interGroupSpacing"].number, section.interGroupSpacing)
            table.compare("boundary items", 0, section.boundarySupplementaryItems.count)
            table.compare("decorations", 0, section.decorationItems.count)
            table.compare("follow", true, section.supplementariesFollowContentInsets)
        } else if let extends = expected["extendsBoundary"].bool {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "kind", alignment: .top)
            table.compare("extends", extends, item.extendsBoundary)
            table.compare("pins", expected["pinToVisibleBounds"].bool, item.pinToVisibleBounds)
            table.compare("z", expected["zIndex"].number, CGFloat(item.zIndex))
        } else if expected.dictionary.keys.contains("itemAnchor") {
            let item = NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "kind", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
            table.compare("z", expected["zIndex"].number, CGFloat(item.zIndex))
            table.compare("anchor", true, item.itemAnchor == nil)
        } else {
            let item = NSCollectionLayoutDecorationItem.background(elementKind: "kind")
            table.compare("z", expected["zIndex"].number, CGFloat(item.zIndex))
        }
    }

    private mutating func compareCounted(_ create: FixtureJSON, _ expected: FixtureJSON) throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        let item = NSCollectionLayoutItem(layoutSize: try .recorded(create["item"]))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: item, count: Int(create["count"].number ?? 0))
        table.compare("subitems", expected["subitems"].number, CGFloat(group.subitems.count))
        table.compare(
            "width", try .recorded(expected["subitemWidth"]), group.subitems.first?.layoutSize.widthDimension)
    }

    private mutating func compareAnchor(_ words: FixtureJSON, _ expected: FixtureJSON) {
        let edges: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let anchor = NSCollectionLayoutAnchor(
            edges: NSDirectionalRectEdge(words.array.compactMap { $0.string.flatMap { edges[$0] } }))
        table.compare("point", expected["anchorPoint"].position, anchor.anchor.point)
    }
}
