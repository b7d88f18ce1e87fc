import CollectionEngine
import CoreGraphics
import Foundation

/// The item that was scrolled to, until it lies where it should.
///
/// Sizes that were only estimated when an item was scrolled to are learned as its cell, and those on the way, come into view.
/// Then the item lies elsewhere than it seemed; the scroll ends at the item all the same, unlike UIKit's (R57).
@MainActor final class ScrollAim: CollectionPart {
    private struct Aim {
        var key: ElementKey
        var position: UICollectionView.ScrollPosition
    }

    @exclusivity(unchecked) private var aim: Aim?

    var isSet: Bool { aim != nil }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        let view = view
        view.checkPath(path, "scrollToItem(at:at:animated:)")
        for axis in Axis.allCases where position.along(axis).rawValue.nonzeroBitCount > 1 {
            Diagnostics.fail(
                "Invalid scroll position: only one position per axis may be given",
                explanation: "  seen           \(position)\n  try            one of top, centeredVertically, bottom")
        }
        let key = view.order.shownKey(ofData: path)
        guard let frame = view.frameOfLayout(forItemAt: view.order.shownPath(ofData: path)) else { return }
        let start = view.contentOffset
        view.sectionScrolling.scroll(to: key, at: position, animated: animated)
        let target = view.offset(showing: view.mirror.flipped(frame), at: position)
        view.setContentOffset(target, animated: animated)
        // Whatever lies between here and the item may turn out to be of another size.
        guard layout.asksForPreferredSizes else { return }
        aim = Aim(key: key, position: position.settled(from: start, to: target))
        // Where nothing moves, a pass still ends it.
        view.setNeedsLayout()
    }

    func forget() { aim = nil }

    override func follow(_ movement: ElementMovement) {
        aim = aim.flatMap { old in movement.newKeyOfItem(old.key).map { Aim(key: $0, position: old.position) } }
    }

    /// After cells were asked for their sizes: on with what leads to the item.
    func follow() {
        let view = view
        let wasLayoutDue = view.needsLayout
        defer { view.needsLayout = wasLayoutDue }
        for _ in 0..<Self.mostRounds {
            guard let aim, let target = offset(of: aim) else { break }
            if view.motion.isGliding { return view.motion.redirectGlide(to: target) }
            guard target != view.contentOffset else { break }
            view.moveContent(to: target, by: .program)
            view.pass.prepareIfNeeded()
            view.sizing.showElements(view)
        }
        aim = nil
    }

    /// Each round shows other cells at the most; one or two are enough unless cells change their minds.
    private static let mostRounds = 10

    private func offset(of aim: Aim) -> CGPoint? {
        let view = view
        guard counts.contains(item: aim.key.item, section: aim.key.section),
            let frame = view.frameOfLayout(forItemAt: IndexPath(item: aim.key.item, section: aim.key.section))
        else { return nil }
        return view.onPixels(view.offset(showing: view.mirror.flipped(frame), at: aim.position))
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
