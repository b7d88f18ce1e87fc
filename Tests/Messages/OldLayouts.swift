import UIKit

// Layouts, cells and views of Swift 2: overriding what has another name today says so, and nothing else does.

final class WaterfallLayout: UICollectionViewLayout {
    override func prepareLayout() {}
    // error: 'prepareLayout()' has been renamed to 'prepare()'

    override func layoutAttributesForElementsInRect(rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    // error: argument labels for method 'layoutAttributesForElementsInRect(rect:)' do not match those of overridden method 'layoutAttributesForElementsInRect'

    override func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        // error: 'layoutAttributesForItemAtIndexPath' has been renamed to 'layoutAttributesForItem(at:)'
        nil
    }

    override func layoutAttributesForSupplementaryViewOfKind(_ elementKind: String, atIndexPath indexPath: IndexPath)
        // error: 'layoutAttributesForSupplementaryViewOfKind(_:atIndexPath:)' has been renamed to 'layoutAttributesForSupplementaryView(ofKind:at:)'
        -> UICollectionViewLayoutAttributes?
    { nil }

    override func layoutAttributesForDecorationViewOfKind(_ elementKind: String, atIndexPath indexPath: IndexPath)
        // error: 'layoutAttributesForDecorationViewOfKind(_:atIndexPath:)' has been renamed to 'layoutAttributesForDecorationView(ofKind:at:)'
        -> UICollectionViewLayoutAttributes?
    { nil }

    override func shouldInvalidateLayoutForBoundsChange(_ newBounds: CGRect) -> Bool { true }
    // error: 'shouldInvalidateLayoutForBoundsChange' has been renamed to 'shouldInvalidateLayout(forBoundsChange:)'

    override func invalidationContextForBoundsChange(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        // error: 'invalidationContextForBoundsChange' has been renamed to 'invalidationContext(forBoundsChange:)'
        UICollectionViewLayoutInvalidationContext()
    }

    override func targetContentOffsetForProposedContentOffset(_ proposedContentOffset: CGPoint) -> CGPoint { .zero }
    // error: 'targetContentOffsetForProposedContentOffset' has been renamed to 'targetContentOffset(forProposedContentOffset:)'

    override func targetContentOffsetForProposedContentOffset(
        // error: 'targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:)' has been renamed to 'targetContentOffset(forProposedContentOffset:withScrollingVelocity:)'
        _ proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { .zero }

    override func prepareForCollectionViewUpdates(_ updateItems: [UICollectionViewUpdateItem]) {}
    // error: 'prepareForCollectionViewUpdates' has been renamed to 'prepare(forCollectionViewUpdates:)'

    override func initialLayoutAttributesForAppearingItemAtIndexPath(_ itemIndexPath: IndexPath)
        // error: 'initialLayoutAttributesForAppearingItemAtIndexPath' has been renamed to 'initialLayoutAttributesForAppearingItem(at:)'
        -> UICollectionViewLayoutAttributes?
    { nil }

    override func finalLayoutAttributesForDisappearingItemAtIndexPath(_ itemIndexPath: IndexPath)
        // error: 'finalLayoutAttributesForDisappearingItemAtIndexPath' has been renamed to 'finalLayoutAttributesForDisappearingItem(at:)'
        -> UICollectionViewLayoutAttributes?
    { nil }
}

final class PhotoCell: UICollectionViewCell {
    override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    // error: 'applyLayoutAttributes' has been renamed to 'apply(_:)'

    override func drawRect(_ rect: CGRect) {}
    // error: 'drawRect' has been renamed to 'draw(_:)'
}
