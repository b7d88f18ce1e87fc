import UIKit

/// Lifts the tile that a finger rests on. The other tiles make room for it wherever it goes.
@MainActor final class TileDrag: NSObject {
    private let recognizer = UILongPressGestureRecognizer()
    private weak var collectionView: UICollectionView?
    private weak var lifted: TileCell?
    /// The vector from the finger to the tile's centre. It keeps the tile from jumping when it's lifted.
    private var grip = CGPoint.zero

    init(in collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
        recognizer.minimumPressDuration = 0.3
        recognizer.addTarget(self, action: Selector(TileDrag.follow))
        collectionView.addGestureRecognizer(recognizer)
    }

    /// Ends the drag and puts the tile back where it was.
    func cancel() {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    func follow() {
        guard let collectionView else { return }
        let finger = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            lift(at: finger, in: collectionView)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        case .ended:
            collectionView.endInteractiveMovement()
            letGo()
        default:
            collectionView.cancelInteractiveMovement()
            letGo()
        }
    }

    private func lift(at finger: CGPoint, in collectionView: UICollectionView) {
        guard let path = collectionView.indexPathForItem(at: finger),
            let cell = collectionView.cellForItem(at: path) as? TileCell,
            collectionView.beginInteractiveMovementForItem(at: path)
        else { return }
        grip = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
        lifted = cell
        cell.isLifted = true
    }

    private func letGo() {
        lifted?.isLifted = false
        lifted = nil
    }
}
