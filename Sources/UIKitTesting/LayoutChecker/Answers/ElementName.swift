import Foundation
import UIKitCore

/// Identifies an element of a collection view by its category, kind and index path.
struct ElementName: Hashable, Sendable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; nil for cells.
    var kind: String?
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath)
    }

    static func item(_ item: Int, _ section: Int) -> ElementName {
        ElementName(.cell, nil, IndexPath(item: item, section: section))
    }

    /// The name as messages show it, with section and item: "item 0 3", "header 0 0".
    var text: String {
        let numbers = path.map(String.init).joined(separator: " ")
        return "\(noun) \(numbers)"
    }

    private var noun: String {
        switch (category, kind) {
        case (.cell, _): "item"
        case (_, UICollectionView.elementKindSectionHeader): "header"
        case (_, UICollectionView.elementKindSectionFooter): "footer"
        case (.decorationView, let kind): "decoration \(kind ?? "")"
        case (_, let kind): kind ?? "supplementary view"
        }
    }
}

extension ElementName: Comparable {
    static func < (a: ElementName, b: ElementName) -> Bool {
        if a.path != b.path { return a.path < b.path }
        return (a.category.rawValue, a.kind ?? "") < (b.category.rawValue, b.kind ?? "")
    }
}
