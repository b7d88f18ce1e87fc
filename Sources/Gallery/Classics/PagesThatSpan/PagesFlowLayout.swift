import UIKit

/// The same pages from a flow layout: `super` makes attributes of the class that is named here, and this layout changes
/// them.
///
/// The flow layout's spacing and insets have the same meaning as in `PagesLayout`.
final class PagesFlowLayout: UICollectionViewFlowLayout {
    private var pages = SpanPages()

    override init() {
        super.init()
        scrollDirection = .horizontal
        // Every item gets another size. This one fits into any view.
        itemSize = CGSize(width: 1, height: 1)
        minimumInteritemSpacing = 8
        sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 0, right: 8)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layoutAttributesClass: AnyClass { SpanLayoutAttributes.self }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        pages = SpanPages(of: collectionView, edges: sectionInset, spacing: minimumInteritemSpacing)
    }

    override var collectionViewContentSize: CGSize { pages.contentSize }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        // A copy, because the attributes of `super` belong to `super`.
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? SpanLayoutAttributes
        attributes?.frame = pages.frame(ofItem: indexPath.item)
        attributes?.kind = pages.spot(ofItem: indexPath.item).span
        return attributes
    }

    /// In `super` the items have other frames, so this method asks it for each index path instead of the rectangle.
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        pages.items(in: rect)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
