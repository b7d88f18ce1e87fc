import CoreGraphics
import Foundation

/// The long press that moves the items of a collection view controller.
///
/// The collection view has the recogniser while it's in a window and its data source may allow moving items (recorded:
/// controller/reorder-gesture-presence).
@MainActor final class StandardMovementGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    private let back: BackReference<UICollectionView>
    private var collectionView: UICollectionView { back.owner }
    /// The distance from the finger to the middle of the cell, so that the cell doesn't jump when it's lifted.
    private var grip = CGPoint.zero

    init(for collectionView: UICollectionView) {
        back = BackReference(collectionView)
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(Self.recognizerDidChange))
    }

    /// Adds or removes the recogniser, depending on the window and the data source.
    func update() {
        let source = collectionView.dataSource
        let isMoveWritten = MoveItemWriting.isKnown(of: source)
        let isDue = collectionView.window != nil && source != nil && isMoveWritten != false
        guard isDue != (recognizer.view != nil) else { return }
        isDue ? collectionView.addGestureRecognizer(recognizer) : remove()
    }

    func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

    /// Begins only on an item that may be moved. Elsewhere the press does nothing.
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
