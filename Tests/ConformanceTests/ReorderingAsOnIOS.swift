import UIKit

// Moving items by hand as in tutorials for iOS.

/// One controller, its own gesture, and a cell that grows while it is held.
final class BoardViewController: UICollectionViewController {
    var columns = [["Write", "Read"], ["Sleep"]]
    private(set) var drops: [(from: IndexPath, to: IndexPath)] = []
    let press = UILongPressGestureRecognizer()
    /// Where the gesture is; the tests' finger.
    var finger = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        installsStandardGestureForInteractiveMovement = false
        collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "task")
        press.minimumPressDuration = 0.3
        collectionView.addGestureRecognizer(press)
    }

    func handle(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            guard let selectedIndexPath = collectionView.indexPathForItem(at: finger) else { break }
            let isLifted = collectionView.beginInteractiveMovementForItem(at: selectedIndexPath)
            if isLifted, let cell = collectionView.cellForItem(at: selectedIndexPath) { cell.contentView.alpha = 0.5 }
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(finger)
        case .ended:
            collectionView.endInteractiveMovement()
        default:
            collectionView.cancelInteractiveMovement()
        }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { columns.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        columns[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "task", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let task = columns[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        columns[destinationIndexPath.section].insert(task, at: destinationIndexPath.item)
        drops.append((sourceIndexPath, destinationIndexPath))
    }

    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        return proposedIndexPath
    }
}

/// A flow layout that makes what is held larger, and takes contexts of its own class.
final class LiftingFlowLayout: UICollectionViewFlowLayout {
    private(set) var movements = 0

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.75
        attributes.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
        return attributes
    }

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        if context.previousIndexPathsForInteractivelyMovingItems != context.targetIndexPathsForInteractivelyMovingItems
        {
            movements += 1
        }
        return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
    }
}
