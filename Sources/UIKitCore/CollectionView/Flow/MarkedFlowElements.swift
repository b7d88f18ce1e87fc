import Foundation

/// Items, headers and footers that invalidation contexts marked individually. The layout asks only for their sizes
/// again.
@MainActor struct MarkedFlowElements {
    private(set) var items: [IndexPath] = []
    private(set) var sections: [Int] = []

    var isEmpty: Bool { items.isEmpty && sections.isEmpty }

    mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
        items += (context.invalidatedItemIndexPaths ?? []).filter { $0.count == 2 }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        for kind in kinds {
            let paths = context.invalidatedSupplementaryIndexPaths?[kind] ?? []
            sections += paths.compactMap(\.first).filter { !sections.contains($0) }
        }
    }

    mutating func removeAll() { self = MarkedFlowElements() }
}
