import CoreGraphics
import Foundation

/// Moves a row by its handle, as soon as a finger touches it, if the data source allows the move.
@MainActor final class ReorderHandle: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    private weak var handle: UIView?
    /// The distance from the finger to the middle of the cell, so that the cell doesn't jump when a person lifts it.
    private var grip = CGPoint.zero

    init(on handle: UIView) {
        self.handle = handle
        super.init()
        recognizer.minimumPressDuration = 0
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(Self.recognizerDidChange))
        handle.addGestureRecognizer(recognizer)
    }

    private var collectionView: UICollectionView? { handle?.superview?.superview as? UICollectionView }

    /// The index path of the handle's cell.
    private var path: IndexPath? {
        (handle?.superview as? UICollectionViewCell).flatMap { collectionView?.indexPath(for: $0) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView, let path else { return false }
        return collectionView.handMovement.canMoveItem(at: path) ?? false
    }

    // MARK: Moving by keys and screen readers

    /// A move by one place, named as a screen reader announces it.
    enum Step: String, CaseIterable {
        case up = "Move Up"
        case down = "Move Down"
    }

    /// The moves that the row can make. Empty if the data source doesn't let it move.
    var steps: [Step] {
        guard let collectionView, let path, collectionView.handMovement.canMoveItem(at: path) ?? false
        else { return [] }
        return Step.allCases.filter { target(of: $0, from: path, in: collectionView) != nil }
    }

    func perform(_ step: Step) -> Bool {
        guard let collectionView, let path, let target = target(of: step, from: path, in: collectionView)
        else { return false }
        return collectionView.handMovement.move(at: path, to: target)
    }

    /// The next place in that direction. Past a section's end, that is the nearest place in the neighbouring section.
    private func target(of step: Step, from path: IndexPath, in collectionView: UICollectionView) -> IndexPath? {
        switch step {
        case .up:
            if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
            guard path.section > 0 else { return nil }
            let section = path.section - 1
            return IndexPath(item: collectionView.numberOfItems(inSection: section), section: section)
        case .down:
            if path.item + 1 < collectionView.numberOfItems(inSection: path.section) {
                return IndexPath(item: path.item + 1, section: path.section)
            }
            guard path.section + 1 < collectionView.numberOfSections else { return nil }
            return IndexPath(item: 0, section: path.section + 1)
        }
    }

    // MARK: Moving by a finger

    private func recognizerDidChange() {
        guard let collectionView else { return }
        let location = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            guard let path, collectionView.beginInteractiveMovementForItem(at: path),
                let center = collectionView.cellForItem(at: path)?.center
            else { return }
            grip = CGPoint(x: 0, y: center.y - location.y)
        case .changed:
            guard let center = handle?.superview?.center else { return }
            // Rows move only vertically.
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: center.x, y: location.y + grip.y))
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled: collectionView.cancelInteractiveMovement()
        case .possible, .failed: break
        }
    }
}
