import UIKit

/// A layout that returns the attributes it is given, without a collection view, and records its calls.
final class PlacedLayout: UICollectionViewLayout {
    var elements: [UICollectionViewLayoutAttributes] = []
    var size = CGSize.zero
    var wantsEveryBounds = false
    private(set) var log: [String] = []

    func place(item: Int, _ frame: CGRect, alpha: CGFloat = 1, isHidden: Bool = false) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = frame
        attributes.alpha = alpha
        attributes.isHidden = isHidden
        elements.append(attributes)
    }

    func place(_ kind: String, isDecoration: Bool = false, _ frame: CGRect) {
        let path = IndexPath(item: 0, section: 0)
        let attributes =
            isDecoration
            ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
            : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = frame
        elements.append(attributes)
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func element(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
        }
    }

    override var collectionViewContentSize: CGSize { size }

    override func prepare() { log.append("prepare") }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(.cell, nil, path)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { element(.supplementaryView, kind, path) }

    override func layoutAttributesForDecorationView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { element(.decorationView, kind, path) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { wantsEveryBounds }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("invalidate")
        super.invalidateLayout(with: context)
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
    override func finalizeLayoutTransition() { log.append("finalize") }
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        log.append("updates \(items.count)")
    }
    override func finalizeCollectionViewUpdates() { log.append("end of updates") }
}
