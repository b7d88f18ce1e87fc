import CoreGraphics
import Foundation

/// The long press with which items of a collection view controller are moved.
///
/// It is there while the view is in a window and its data source may move items (recorded:
/// controller/reorder-gesture-presence).
@MainActor final class StandardMovementGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    private let back: BackReference<UICollectionView>
    private var collectionView: UICollectionView { back.owner }
    /// From the finger to the middle of the cell, so that the cell does not jump when it is lifted.
    private var grip = CGPoint.zero

    init(for collectionView: UICollectionView) {
        back = BackReference(collectionView)
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(Self.recognizerDidChange))
    }

    /// Installs or removes the recogniser, as view and data source are now.
    func update() {
        let source = collectionView.dataSource
        let isMoveWritten = MoveItemWriting.isKnown(of: source)
        let isDue = collectionView.window != nil && source != nil && isMoveWritten != false
        guard isDue != (recognizer.view != nil) else { return }
        isDue ? collectionView.addGestureRecognizer(recognizer) : remove()
    }

    func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

    /// Only where an item may be moved; everywhere else a held finger means nothing here.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let location = recognizer.location(in: collectionView)
        guard let path = collectionView.indexPathForItem(at: location) else { return false }
        return collectionView.handMovement.canMoveItem(at: path) ?? false
    }

    private func recognizerDidChange() { back.hold { _ in follow() } }

    private func follow() {
        let location = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: location),
                collectionView.beginInteractiveMovementForItem(at: path),
                let center = collectionView.cellForItem(at: path)?.center
            else { return }
            grip = CGPoint(x: center.x - location.x, y: center.y - location.y)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: location.x + grip.x, y: location.y + grip.y))
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled: collectionView.cancelInteractiveMovement()
        case .possible, .failed: break
        }
    }
}
