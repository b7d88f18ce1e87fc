import UIKit

/// A collection view whose first visible item is still visible after the device rotates, even if another screen was on
/// top meanwhile.
class PlaceKeepingController: UICollectionViewController {
    /// The item to scroll to as soon as the collection view has another size.
    private var keptPlace: (item: IndexPath, size: CGSize)?
    /// The first visible item when another screen was pushed. Without a window no item is visible.
    private var itemWhenLeft: IndexPath?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        itemWhenLeft = collectionView.firstItemInView
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let item = collectionView.window == nil ? itemWhenLeft : collectionView.firstItemInView
        keptPlace = item.map { ($0, collectionView.bounds.size) }
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.scrollBackToPlace() })
    }

    /// A screen below another one gets its new size when it appears again.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollBackToPlace()
    }

    private func scrollBackToPlace() {
        guard let (item, size) = keptPlace, collectionView.window != nil, collectionView.bounds.size != size else {
            return
        }
        keptPlace = nil
        guard item.item < collectionView.numberOfItems(inSection: item.section) else { return }
        collectionView.scrollToItem(at: item, at: .top, animated: false)
    }
}
