import CoreGraphics
import Foundation

/// Gives a flow layout sizes and spacings for each section and each item. Every method is optional. An implemented
/// method takes precedence over the layout's property of the same name (R3).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points. If not implemented, ``UICollectionViewFlowLayout/itemSize``.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// The space around a section's items, in points. If not implemented, ``UICollectionViewFlowLayout/sectionInset``.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// The least distance between lines, in points. If not implemented,
    /// ``UICollectionViewFlowLayout/minimumLineSpacing``.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The least distance between the items of a line, in points. If not implemented,
    /// ``UICollectionViewFlowLayout/minimumInteritemSpacing``.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The size of a section's header, in points. Only the length along the scroll direction counts. If not
    /// implemented, ``UICollectionViewFlowLayout/headerReferenceSize``.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// The size of a section's footer, in points. Only the length along the scroll direction counts. If not
    /// implemented, ``UICollectionViewFlowLayout/footerReferenceSize``.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// The defaults return the layout's properties, for callers who don't check whether a method is implemented.
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
