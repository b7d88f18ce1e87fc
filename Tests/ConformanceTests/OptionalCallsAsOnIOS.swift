import UIKit

// Code between UIKit and a delegate, which forwards methods that the delegate may or may not implement.

/// Counts what happens, and lets the delegate of the app decide.
final class CountingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    weak var original: UICollectionViewDelegate?
    private(set) var selections = 0

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        original?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selections += 1
        original?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        original?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        guard
            let offset = original?.collectionView?(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        else { return proposedContentOffset }
        return offset
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let flowDelegate = original as! UICollectionViewDelegateFlowLayout
        return flowDelegate.collectionView!(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { original?.scrollViewDidScroll?(scrollView) }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        original?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        original?.indexPathForPreferredFocusedView?(in: collectionView)
    }
}

/// Adds its own section above those of another data source.
final class BannerDataSource: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    let rest: UICollectionViewDataSource & UICollectionViewDataSourcePrefetching

    init(above rest: UICollectionViewDataSource & UICollectionViewDataSourcePrefetching) { self.rest = rest }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        (rest.numberOfSections?(in: collectionView) ?? 1) + 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 1 : rest.collectionView(collectionView, numberOfItemsInSection: section - 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.section > 0 else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "banner", for: indexPath)
        }
        return rest.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.section > 0 && rest.collectionView?(collectionView, canMoveItemAt: indexPath) ?? false
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        rest.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        rest.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
}

/// Forwards taps and drags to the delegate that was there before.
final class GestureForwarder: NSObject, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
    weak var gestures: UIGestureRecognizerDelegate?
    weak var screens: UINavigationControllerDelegate?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestures?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestures?.gestureRecognizer?(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let answer = gestures?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) else { return true }
        return answer
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        screens?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
}

/// A screen with its own property `navigationController`, which also forwards calls of that name.
final class ForwardingScreen: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var isRoot: Bool { navigationController?.viewControllers.first === self }

    var isInTabs: Bool { tabBarController?.selectedViewController === self }

    var isSheet: Bool { presentationController is UISheetPresentationController }
}
