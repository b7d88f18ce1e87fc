import CoreGraphics
import Foundation

// Names of Swift 2 to 4. Using one is an error that names today's, and an editor writes it (Decisions/0094).

extension UICollectionViewLayout {
    @available(*, unavailable, renamed: "layoutAttributesForElements(in:)")
    public func layoutAttributesForElementsInRect(_ rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        fatalError()
    }

    @available(*, unavailable, renamed: "prepare()")
    public func prepareLayout() { fatalError() }

    @available(*, unavailable, renamed: "layoutAttributesForItem(at:)")
    public func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        fatalError()
    }

    @available(*, unavailable, renamed: "layoutAttributesForSupplementaryView(ofKind:at:)")
    public func layoutAttributesForSupplementaryViewOfKind(_ elementKind: String, atIndexPath indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "layoutAttributesForDecorationView(ofKind:at:)")
    public func layoutAttributesForDecorationViewOfKind(_ elementKind: String, atIndexPath indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "shouldInvalidateLayout(forBoundsChange:)")
    public func shouldInvalidateLayoutForBoundsChange(_ newBounds: CGRect) -> Bool { fatalError() }

    @available(*, unavailable, renamed: "invalidateLayout(with:)")
    public func invalidateLayoutWithContext(_ context: UICollectionViewLayoutInvalidationContext) { fatalError() }

    @available(*, unavailable, renamed: "invalidationContext(forBoundsChange:)")
    public func invalidationContextForBoundsChange(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        fatalError()
    }

    @available(*, unavailable, renamed: "targetContentOffset(forProposedContentOffset:)")
    public func targetContentOffsetForProposedContentOffset(_ proposedContentOffset: CGPoint) -> CGPoint {
        fatalError()
    }

    @available(*, unavailable, renamed: "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
    public func targetContentOffsetForProposedContentOffset(
        _ proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { fatalError() }

    @available(*, unavailable, renamed: "prepare(forCollectionViewUpdates:)")
    public func prepareForCollectionViewUpdates(_ updateItems: [UICollectionViewUpdateItem]) { fatalError() }

    @available(*, unavailable, renamed: "initialLayoutAttributesForAppearingItem(at:)")
    public func initialLayoutAttributesForAppearingItemAtIndexPath(_ itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "finalLayoutAttributesForDisappearingItem(at:)")
    public func finalLayoutAttributesForDisappearingItemAtIndexPath(_ itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { fatalError() }

    @available(*, unavailable, renamed: "register(_:forDecorationViewOfKind:)")
    public func registerClass(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { fatalError() }

    @available(*, unavailable, renamed: "register(_:forDecorationViewOfKind:)")
    public func registerNib(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { fatalError() }
}
