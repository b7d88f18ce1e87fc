import CoreGraphics
import Foundation

/// Gives a flow layout its sizes and spacings, section by section and item by item. Every method is optional; one that
/// is written wins over the layout's property of the same name (R3).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points. ``UICollectionViewFlowLayout/itemSize`` unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// The room around a section's items. ``UICollectionViewFlowLayout/sectionInset`` unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// The least distance between lines. ``UICollectionViewFlowLayout/minimumLineSpacing`` unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The least distance between items of a line. ``UICollectionViewFlowLayout/minimumInteritemSpacing`` unless
    /// implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The size of a section's header; only the length along the scroll direction counts.
    /// ``UICollectionViewFlowLayout/headerReferenceSize`` unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// The size of a section's footer; only the length along the scroll direction counts.
    /// ``UICollectionViewFlowLayout/footerReferenceSize`` unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// The defaults answer what the layout's property says, for callers who do not ask whether the method was written.
extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { OptionalMethod.notImplemented(collectionViewLayout.flow?.itemSize ?? .zero) }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { OptionalMethod.notImplemented(collectionViewLayout.flow?.sectionInset ?? .zero) }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { OptionalMethod.notImplemented(collectionViewLayout.flow?.minimumLineSpacing ?? 0) }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { OptionalMethod.notImplemented(collectionViewLayout.flow?.minimumInteritemSpacing ?? 0) }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { OptionalMethod.notImplemented(collectionViewLayout.flow?.headerReferenceSize ?? .zero) }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { OptionalMethod.notImplemented(collectionViewLayout.flow?.footerReferenceSize ?? .zero) }
}

extension UICollectionViewLayout {
    fileprivate var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
