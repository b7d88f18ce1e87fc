import UIKit

/// Rows below each other. Those that come slide out from under the row they are below, and those that go slide back.
final class OutlineLayout: UICollectionViewCompositionalLayout {
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []

    private static let margin: CGFloat = 8
    private static let mostWidth: CGFloat = 720

    static func make() -> OutlineLayout {
        OutlineLayout { _, environment in
            let row = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(environment.traitCollection.grown(44)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
            let side = max((environment.container.effectiveContentSize.width - mostWidth) / 2, margin)
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: side, bottom: 12, trailing: side)
            return section
        }
    }

    // MARK: Coming and going

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            switch update.updateAction {
            case .insert: update.indexPathAfterUpdate.map { _ = inserted.insert($0) }
            case .delete: update.indexPathBeforeUpdate.map { _ = deleted.insert($0) }
            default: break
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        (inserted, deleted) = ([], [])
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        return folded(attributes, itemIndexPath, among: inserted)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        return folded(attributes, itemIndexPath, among: deleted)
    }

    /// At the place of the last row above that neither comes nor goes: all rows are as high as each other.
    private func folded(
        _ attributes: UICollectionViewLayoutAttributes?, _ path: IndexPath, among changed: Set<IndexPath>
    ) -> UICollectionViewLayoutAttributes? {
        guard changed.contains(path), let folded = attributes?.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        var item = path.item
        while item >= 0, changed.contains(IndexPath(item: item, section: path.section)) { item -= 1 }
        folded.frame.origin.y -= CGFloat(path.item - item) * folded.frame.height
        folded.alpha = 0
        folded.zIndex = -1
        return folded
    }
}
