import CoreGraphics
import Foundation

/// Properties that apply to the whole content of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    public required override init() { super.init() }

    /// The direction in which the content scrolls. Default: vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The space between two sections, in points. Default: 0.
    open var interSectionSpacing: CGFloat = 0

    /// Headers and footers at the edges of the whole content. Their index path is item `Int.max` in section 0 (R456).
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { NSCollectionLayoutItem.requireDistinctKinds(boundarySupplementaryItems) }
    }

    /// What the insets of sections are measured from, unless a section has its own reference. Default: the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
