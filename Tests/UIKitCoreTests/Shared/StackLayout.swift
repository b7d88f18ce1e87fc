import UIKit

/// Items below each other, 40 points high until their cells prefer another height; it records the first calls.
final class StackLayout: UICollectionViewLayout {
    let source: SizedSource
    var cares = true
    private var heights: [CGFloat]
    private(set) var calls: [String] = []

    init(heights: [CGFloat]) {
        source = SizedSource(heights: heights)
        self.heights = Array(repeating: 40, count: heights.count)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    func note(_ call: String) { if calls.count < 8 { calls.append(call) } }

    override func prepare() { note("prepare") }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: heights.reduce(0, +)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let start = heights[..<indexPath.item].reduce(0, +)
        attributes.frame = CGRect(x: 0, y: start, width: 320, height: heights[indexPath.item])
        return attributes
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { cares && preferredAttributes.size != originalAttributes.size }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.invalidateEverything { note("with") }
        super.invalidateLayout(with: context)
    }
}
