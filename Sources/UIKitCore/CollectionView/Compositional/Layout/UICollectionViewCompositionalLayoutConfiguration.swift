import CoreGraphics
import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    public required override init() { super.init() }

    /// Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// Between every two sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0

    /// At the edges of all content; their item is `Int.max` in section 0 (R456).
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { NSCollectionLayoutItem.requireDistinctKinds(boundarySupplementaryItems) }
    }

    /// What insets of sections are measured from that do not say it themselves. The safe area by default.
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
