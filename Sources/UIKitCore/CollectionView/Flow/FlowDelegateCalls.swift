import CoreGraphics
import Foundation

/// Makes `delegate.collectionView?(view, layout: self, sizeForItemAt: path)` compile (D5).
///
/// On iOS the protocol's methods are optional requirements, called with a question mark. Here a property of the same
/// name holds a value that can be called with the same labels. It returns nil if the delegate doesn't implement the
/// method.
@preconcurrency @MainActor public struct FlowDelegateCalls: CollectionDelegateCalling {
    let delegate: any UICollectionViewDelegateFlowLayout

    /// The delegate whose methods are called.
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
    /// Lets `delegate.collectionView?(…)` compile.
    public var collectionView: FlowDelegateCalls? { FlowDelegateCalls(delegate: self) }
}
