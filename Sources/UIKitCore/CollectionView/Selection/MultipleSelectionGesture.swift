import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

/// Selects items over which a person moves two fingers, instead of scrolling.
///
/// If the first item is selected already, the gesture deselects. Near an edge, content scrolls by itself.
@MainActor final class MultipleSelectionGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    private let back: BackReference<UICollectionView>
    private var collectionView: UICollectionView { back.owner }
    private var link: CADisplayLink?

    init(for collectionView: UICollectionView) {
        back = BackReference(collectionView)
        super.init()
        recognizer.name = "multiple selection"
        recognizer.minimumNumberOfTouches = 2
        recognizer.maximumNumberOfTouches = 2
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(Self.recognizerDidChange))
    }

    /// If the gesture may not begin, two fingers scroll.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !collectionView.motion.isActive, let key = item(at: start) else { return false }
        return collectionView.choosing.beginSeveral(
            at: key, unlessAsked: collectionView.allowsMultipleSelectionDuringEditing)
    }

    /// The middle between the two fingers when they came down.
    private var start: CGPoint {
        let fingers = recognizer.touches.map(\.firstLocation)
        guard !fingers.isEmpty else { return recognizer.location(in: collectionView) }
        let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        let middle = CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
        return collectionView.convert(middle, from: nil as UIView?)
    }

    private func item(at point: CGPoint) -> ElementKey? {
        collectionView.indexPathForItem(at: point).map(collectionView.order.shownKey(ofData:))
    }

    private func recognizerDidChange() { back.hold { _ in follow() } }

    private func follow() {
        switch recognizer.state {
        case .began:
            collectionView.highlight.end()
            guard let key = item(at: start) else { return }
            collectionView.choosing.beginRange(at: key)
            passOver()
        case .changed: passOver()
        case .ended, .cancelled:
            stopScrolling()
            collectionView.choosing.endRange()
            collectionView.choosing.endSeveral()
        case .possible, .failed: break
        }
    }

    /// Extends the range to the item under the fingers. Between two items the range stays as it is.
    private func passOver() {
        if let key = item(at: recognizer.location(in: collectionView)) { collectionView.choosing.extendRange(to: key) }
        updateScrolling()
    }

    // MARK: Scrolling near an edge

    private func updateScrolling() {
        guard recognizer.isActive, collectionView.isScrollEnabled, let window = collectionView.window,
            nextOffset(after: 1) != collectionView.contentOffset
        else { return stopScrolling() }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            scroll(for: link.duration)
        }
        self.link = link
        link.add(to: window.screen.frameLoop)
    }

    private func scroll(for duration: TimeInterval) {
        guard recognizer.isActive else { return stopScrolling() }
        guard !collectionView.motion.isActive else { return }
        collectionView.moveContent(to: nextOffset(after: duration), by: .motion)
        passOver()
    }

    private func nextOffset(after duration: TimeInterval) -> CGPoint {
        collectionView.offset(pulledFrom: recognizer.location(in: collectionView), after: duration)
    }

    private func stopScrolling() {
        link?.invalidate()
        link = nil
    }
}
