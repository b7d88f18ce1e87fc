import CoreGraphics
import Foundation

/// Makes `delegate.collectionView?(view, didSelectItemAt: path)` compile (D5). Use the labels of the method to call.
@preconcurrency @MainActor public struct CollectionDelegateCalls: CollectionDelegateCalling {
    let delegate: any UICollectionViewDelegate

    /// The delegate whose methods are called.
    public var collectionDelegate: any UICollectionViewDelegate { delegate }
}

/// Calls the methods of a collection view's delegate. ``FlowDelegateCalls`` conforms as well.
@preconcurrency @MainActor public protocol CollectionDelegateCalling {
    /// The delegate whose methods are called.
    var collectionDelegate: any UICollectionViewDelegate { get }
}

extension CollectionDelegateCalling {
    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        collectionDelegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        collectionDelegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        collectionDelegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        collectionDelegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        collectionDelegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionDelegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        collectionDelegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool! {
        OptionalMethod.result {
            collectionDelegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        collectionDelegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool! {
        OptionalMethod.result {
            collectionDelegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        collectionDelegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        collectionDelegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        collectionDelegate.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        collectionDelegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        collectionDelegate.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool! {
        OptionalMethod.result { collectionDelegate.collectionView(collectionView, canFocusItemAt: indexPath) }
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        collectionDelegate.collectionView(collectionView, shouldUpdateFocusIn: context)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        collectionDelegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
        collectionDelegate.indexPathForPreferredFocusedView(in: collectionView)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        collectionDelegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        collectionDelegate.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
            atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        collectionDelegate.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionDelegate.collectionView(
            collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }

    /// Calls the delegate's method with these labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        collectionDelegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
}

// Call the protocol's optional methods with a question mark, as on iOS. A method that isn't implemented returns its
// default, or nil if it has none.
extension UICollectionViewDelegate {
    /// Lets `delegate.collectionView?(…)` compile.
    public var collectionView: CollectionDelegateCalls? { CollectionDelegateCalls(delegate: self) }

    /// Lets `delegate.collectionViewDidEndMultipleSelectionInteraction?(…)` compile.
    public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
        { self.collectionViewDidEndMultipleSelectionInteraction($0) }
    }

    /// Lets `delegate.indexPathForPreferredFocusedView?(…)` compile.
    public var indexPathForPreferredFocusedView: CollectionDelegateCalls? { CollectionDelegateCalls(delegate: self) }
}
