import UIKit

/// All tiles around one centre, like the seeds of a sunflower. Inserted tiles fly out of the centre, deleted ones back
/// into it.
final class FlowerLayout: UICollectionViewLayout {
    /// The side of a tile, in points, before the layout scales the flower to fit.
    private static let side: CGFloat = 64
    private static let margin: CGFloat = 12
    /// The side of a tile, in steps. Seeds are so far apart that squares of this size hardly ever touch.
    private static let sideInSteps: CGFloat = 1.35
    private static let largestScale: CGFloat = 1.2
    /// The angle between one seed and the next, in radians. With the golden angle no two seeds are ever in line.
    private static let turn = CGFloat.pi * (3 - 5.squareRoot())

    private var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var center = CGPoint.zero
    private var contentSize = CGSize.zero
    private var newPaths: Set<IndexPath> = []
    private var oldPaths: Set<IndexPath> = []
    private var newSections = IndexSet()
    private var oldSections = IndexSet()

    override func prepare() {
        super.prepare()
        places = [:]
        guard let collectionView else { return }
        let room = CGRect(origin: .zero, size: collectionView.bounds.size)
            .inset(by: collectionView.adjustedContentInset)
        contentSize = CGSize(width: max(room.width, 0), height: max(room.height, 0))
        center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
        let paths = (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        // The area of a disc grows with the square of its radius, so seed n is √n steps away from the centre.
        let radius = max(min(contentSize.width, contentSize.height) / 2 - Self.margin, 1)
        let most = Self.side * Self.largestScale / Self.sideInSteps
        let step = min(radius / (CGFloat(paths.count).squareRoot() + Self.sideInSteps / 2), most)
        let scale = step * Self.sideInSteps / Self.side
        for (number, path) in paths.enumerated() {
            let distance = step * (CGFloat(number) + 0.5).squareRoot()
            let angle = CGFloat(number) * Self.turn
            let place = UICollectionViewLayoutAttributes(forCellWith: path)
            place.size = CGSize(width: Self.side, height: Self.side)
            place.center = CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
            place.transform = CGAffineTransform(scaleX: scale, y: scale)
            places[path] = place
        }
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    // MARK: Insertions and deletions

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
            switch update.updateAction {
            case .insert: note(after, in: &newPaths, &newSections)
            case .delete: note(before, in: &oldPaths, &oldSections)
            default: break
            }
        }
    }

    private func note(_ path: IndexPath?, in paths: inout Set<IndexPath>, _ sections: inout IndexSet) {
        guard let path else { return }
        if path.item == NSNotFound { sections.insert(path.section) } else { paths.insert(path) }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        (newPaths, oldPaths) = ([], [])
        (newSections, oldSections) = (IndexSet(), IndexSet())
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        guard newPaths.contains(itemIndexPath) || newSections.contains(itemIndexPath.section) else { return attributes }
        return seed(attributes)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard oldPaths.contains(itemIndexPath) || oldSections.contains(itemIndexPath.section) else { return attributes }
        return seed(attributes)
    }

    /// Returns attributes of a tile that is small and transparent, in the centre.
    private func seed(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        attributes?.center = center
        attributes?.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
        attributes?.alpha = 0
        return attributes
    }
}
