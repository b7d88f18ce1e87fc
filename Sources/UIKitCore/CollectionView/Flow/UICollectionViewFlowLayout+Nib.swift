import CoreGraphics
import NibReader

extension UICollectionViewFlowLayout {
    /// Reads a flow layout's properties from a XIB or storyboard (R731, R732).
    final func readFlowNib(_ nib: NibCoder) {
        if let spacing = nib.number("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = nib.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        if let direction = nib.scrollDirection { scrollDirection = direction }
        if let size = nib.size("itemSize") { itemSize = size }
        if let size = nib.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = nib.size("footerReferenceSize") { footerReferenceSize = size }
        if let inset = nib.inset("sectionInset") { sectionInset = inset }
        if let reference = nib.sectionInsetReference { sectionInsetReference = reference }
        if let pins = nib.bool("sectionHeadersPinToVisibleBounds") { sectionHeadersPinToVisibleBounds = pins }
        if let pins = nib.bool("sectionFootersPinToVisibleBounds") { sectionFootersPinToVisibleBounds = pins }
        let size = nib.size("estimatedItemSize")
        estimatedItemSize = nib.bool("automaticEstimatedItemSize") == true ? Self.automaticSize : size ?? .zero
    }
}

// MARK: Values

@MainActor extension NibCoder {
    fileprivate var scrollDirection: UICollectionView.ScrollDirection? {
        choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])
    }

    fileprivate var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference? {
        choice(
            "sectionInsetReference",
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
    }
}
