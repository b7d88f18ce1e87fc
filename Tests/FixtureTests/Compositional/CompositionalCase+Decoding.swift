import CoreGraphics
import Foundation
import UIKit

// The words with which recordings describe sections.
extension UICollectionViewCompositionalLayoutConfiguration {
    convenience init(recorded json: FixtureJSON) throws {
        self.init()
        scrollDirection = json["scrollDirection"].string == "horizontal" ? .horizontal : .vertical
        interSectionSpacing = json["interSectionSpacing"].number ?? 0
        if let reference = json["contentInsetsReference"].string {
            contentInsetsReference = try .recorded(reference)
        }
        boundarySupplementaryItems = try json["boundarySupplementaryItems"].array.map { try .boundary($0) }
    }
}

extension UIContentInsetsReference {
    fileprivate static func recorded(_ word: String) throws -> Self {
        switch word {
        case "automatic": .automatic
        case "none": .none
        case "safeArea": .safeArea
        case "layoutMargins": .layoutMargins
        case "readableContent": .readableContent
        default: throw FixtureError(description: "\(word) is no reference for insets.")
        }
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    fileprivate static func recorded(_ word: String) throws -> Self {
        let words = [
            "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
        ]
        guard let behavior = words.firstIndex(of: word).flatMap({ Self(rawValue: $0) }) else {
            throw FixtureError(description: "\(word) is no way to scroll.")
        }
        return behavior
    }
}

extension NSCollectionLayoutSection {
    static func recorded(_ json: FixtureJSON) throws -> NSCollectionLayoutSection {
        guard let group = try NSCollectionLayoutItem.recorded(json["group"]) as? NSCollectionLayoutGroup else {
            throw FixtureError(description: "A section has no group.")
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = json["contentInsets"].directionalInsets ?? .zero
        if let word = json["orthogonalScrollingBehavior"].string {
            section.orthogonalScrollingBehavior = try .recorded(word)
        }
        section.interGroupSpacing = json["interGroupSpacing"].number ?? 0
        section.supplementariesFollowContentInsets = json["supplementariesFollowContentInsets"].bool ?? true
        if let reference = json["contentInsetsReference"].string {
            section.contentInsetsReference = try .recorded(reference)
        }
        section.boundarySupplementaryItems = try json["boundarySupplementaryItems"].array.map { try .boundary($0) }
        section.decorationItems = try json["decorationItems"].array.map { item in
            guard let kind = item["kind"].string else { throw FixtureError(description: "A decoration has no kind.") }
            let decoration = NSCollectionLayoutDecorationItem.background(elementKind: kind)
            decoration.contentInsets = item["contentInsets"].directionalInsets ?? .zero
            decoration.zIndex = Int(item["zIndex"].number ?? 0)
            return decoration
        }
        return section
    }
}

extension NSCollectionLayoutItem {
    /// Returns an item or a group.
    fileprivate static func recorded(_ json: FixtureJSON) throws -> NSCollectionLayoutItem {
        let size = try NSCollectionLayoutSize.recorded(json["size"])
        let attached = try json["supplementaryItems"].array.map { try NSCollectionLayoutSupplementaryItem.badge($0) }
        let item: NSCollectionLayoutItem
        if let word = json["group"].string {
            let group = try group(word, size, json)
            group.interItemSpacing = json["interItemSpacing"].spacing
            group.supplementaryItems = attached
            item = group
        } else {
            item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: attached)
        }
        item.contentInsets = json["contentInsets"].directionalInsets ?? .zero
        if json["edgeSpacing"].value != nil {
            let edges = json["edgeSpacing"]
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: edges["leading"].spacing, top: edges["top"].spacing, trailing: edges["trailing"].spacing,
                bottom: edges["bottom"].spacing)
        }
        return item
    }

    private static func group(
        _ word: String, _ size: NSCollectionLayoutSize, _ json: FixtureJSON
    ) throws -> NSCollectionLayoutGroup {
        if word == "custom" {
            let items = json["customItems"].array.compactMap { item in
                item["frame"].rect.map {
                    NSCollectionLayoutGroupCustomItem(frame: $0, zIndex: Int(item["zIndex"].number ?? 0))
                }
            }
            return .custom(layoutSize: size) { _ in items }
        }
        let subitems = try json["subitems"].array.map { try recorded($0) }
        let count = json["count"].number.map { Int($0) }
        switch (word, count) {
        case ("horizontal", nil): return .horizontal(layoutSize: size, subitems: subitems)
        case ("horizontal", let count?): return .horizontal(layoutSize: size, subitem: subitems[0], count: count)
        case ("vertical", nil): return .vertical(layoutSize: size, subitems: subitems)
        case ("vertical", let count?): return .vertical(layoutSize: size, subitem: subitems[0], count: count)
        default: throw FixtureError(description: "\(word) is no group.")
        }
    }
}

extension NSCollectionLayoutSupplementaryItem {
    fileprivate static func badge(_ json: FixtureJSON) throws -> NSCollectionLayoutSupplementaryItem {
        guard let kind = json["kind"].string else { throw FixtureError(description: "A badge has no kind.") }
        let size = try NSCollectionLayoutSize.recorded(json["size"])
        let anchor = NSCollectionLayoutAnchor.recorded(json["containerAnchor"])
        let badge =
            json["itemAnchor"].value == nil
            ? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
            : NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: kind, containerAnchor: anchor,
                itemAnchor: .recorded(json["itemAnchor"]))
        badge.zIndex = json["zIndex"].number.map { Int($0) } ?? badge.zIndex
        return badge
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    fileprivate static func boundary(_ json: FixtureJSON) throws -> NSCollectionLayoutBoundarySupplementaryItem {
        let words = [
            "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing",
            "topTrailing",
        ]
        guard let kind = json["kind"].string, let word = json["alignment"].string,
            let alignment = words.firstIndex(of: word).flatMap({ NSRectAlignment(rawValue: $0) })
        else { throw FixtureError(description: "A boundary item has no kind, or no alignment.") }
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: try .recorded(json["size"]), elementKind: kind, alignment: alignment,
            absoluteOffset: json["offset"].position ?? .zero)
        item.extendsBoundary = json["extendsBoundary"].bool ?? true
        item.pinToVisibleBounds = json["pinToVisibleBounds"].bool ?? false
        item.zIndex = json["zIndex"].number.map { Int($0) } ?? item.zIndex
        return item
    }
}

extension NSCollectionLayoutAnchor {
    fileprivate static func recorded(_ json: FixtureJSON) -> NSCollectionLayoutAnchor {
        let words: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = NSDirectionalRectEdge(json["edges"].array.compactMap { $0.string.flatMap { words[$0] } })
        if let offset = json["offset"].position {
            return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
        }
        if let offset = json["fractionalOffset"].position {
            return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
        }
        return NSCollectionLayoutAnchor(edges: edges)
    }
}

extension NSCollectionLayoutSize {
    static func recorded(_ json: FixtureJSON) throws -> NSCollectionLayoutSize {
        guard json.array.count == 2 else { throw FixtureError(description: "A size is not two lengths.") }
        return try NSCollectionLayoutSize(
            widthDimension: .recorded(json.array[0]), heightDimension: .recorded(json.array[1]))
    }
}

extension NSCollectionLayoutDimension {
    static func recorded(_ json: FixtureJSON) throws -> NSCollectionLayoutDimension {
        // JSON cannot represent numbers that are not finite.
        guard let (word, value) = json.dictionary.first,
            let number = value.number ?? value.string.flatMap(Double.init).map({ CGFloat($0) })
        else { throw FixtureError(description: "A length says nothing.") }
        switch word {
        case "fractionalWidth": return .fractionalWidth(number)
        case "fractionalHeight": return .fractionalHeight(number)
        case "absolute": return .absolute(number)
        case "estimated": return .estimated(number)
        default: throw FixtureError(description: "\(word) is no length.")
        }
    }
}

extension FixtureJSON {
    fileprivate var directionalInsets: NSDirectionalEdgeInsets? {
        numbers.count == 4
            ? NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
            : nil
    }

    @MainActor fileprivate var spacing: NSCollectionLayoutSpacing? {
        self["fixed"].number.map { .fixed($0) } ?? self["flexible"].number.map { .flexible($0) }
    }
}
