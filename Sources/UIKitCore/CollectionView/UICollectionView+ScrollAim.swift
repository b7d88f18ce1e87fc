import CollectionEngine
import CoreGraphics
import Foundation

/// The item that was scrolled to, until it lies where it should.
struct ScrollAim {
    var key: ElementKey
    var position: UICollectionView.ScrollPosition

    /// Items have other places now; nil when this one went.
    func following(_ newKey: (ElementKey) -> ElementKey?) -> ScrollAim? {
        newKey(key).map { ScrollAim(key: $0, position: position) }
    }
}

// Sizes that were only estimated when an item was scrolled to are learned as its cell, and those on the way, come into view. Then
// the item lies elsewhere than it seemed; the scroll ends at the item all the same, unlike UIKit's (R57).
extension UICollectionView {
    /// Whatever lies between here and the item may turn out to be of another size.
    func aim(at key: ElementKey, _ position: ScrollPosition, from offset: CGPoint, to target: CGPoint) {
        guard collectionViewLayout.asksForPreferredSizes else { return }
        scrollAim = ScrollAim(key: key, position: position.settled(from: offset, to: target))
    }

    /// After cells were asked for their sizes: on with what leads to the item.
    func followScrollAim() {
        let wasLayoutDue = needsLayout
        defer { needsLayout = wasLayoutDue }
        for _ in 0..<Self.maximumAimingRounds {
            guard let aim = scrollAim, let target = offset(of: aim) else { break }
            if motion.isGliding { return motion.redirectGlide(to: target) }
            guard target != contentOffset else { break }
            moveContent(to: target, by: .program)
            prepareLayoutIfNeeded()
            showElementsAtTheirSizes()
        }
        scrollAim = nil
    }

    /// Each round shows other cells at the most; one or two are enough unless cells change their minds.
    private static let maximumAimingRounds = 10

    private func offset(of aim: ScrollAim) -> CGPoint? {
        guard itemCounts.known.contains(item: aim.key.item, section: aim.key.section),
            let frame = frameOfLayout(forItemAt: IndexPath(item: aim.key.item, section: aim.key.section))
        else { return nil }
        return onPixels(offset(showing: mirror.flipped(frame), at: aim.position))
    }
}

extension UICollectionView.ScrollPosition {
    /// "By the shortest way" is towards the edge at which the item was going to appear, also once content has begun to move.
    fileprivate func settled(from offset: CGPoint, to target: CGPoint) -> Self {
        var result = self
        if along(.vertical).isEmpty, target.y != offset.y { result.insert(target.y > offset.y ? .bottom : .top) }
        if along(.horizontal).isEmpty, target.x != offset.x { result.insert(target.x > offset.x ? .right : .left) }
        return result
    }
}
