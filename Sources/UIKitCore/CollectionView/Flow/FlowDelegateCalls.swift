import CoreGraphics
import Foundation

/// What makes `delegate.collectionView?(view, layout: self, sizeForItemAt: path)` compile (D5).
///
/// On iOS the methods of the protocol are optional requirements, called with a question mark. Here a property of the
/// same name holds something that can be called with the same labels and answers nil when the method was not written.
@preconcurrency @MainActor public struct FlowDelegateCalls: CollectionDelegateCalling {
    let delegate: any UICollectionViewDelegateFlowLayout

    /// Whose methods are called.
    public var collectionDelegate: any UICollectionViewDelegate { delegate }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize! {
        OptionalMethod.result { delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets! {
        OptionalMethod.result { delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section) }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat! {
        OptionalMethod.result {
            delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat! {
        OptionalMethod.result {
            delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize! {
        OptionalMethod.result {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize! {
        OptionalMethod.result {
            delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        }
    }
}

extension UICollectionViewDelegateFlowLayout {
    /// The optional methods of the protocol, to be called with a question mark as on iOS.
    public var collectionView: FlowDelegateCalls? { FlowDelegateCalls(delegate: self) }
}
