import CollectionEngine
import CoreGraphics
import Foundation

/// The item that `scrollToItem(at:at:animated:)` scrolls to, until it has reached its place.
///
/// While content scrolls, cells that come into view replace estimated sizes by measured ones, so the item moves. Unlike
/// in UIKit, the scroll still ends at the item (R57).
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
        guard let frame = view.frameOfLayout(forItemAt: view.order.shownPath(ofData: path)) else {
            reportMissingAttributes(of: path)
            return view.setContentOffset(.zero, animated: animated)
        }
        let start = view.contentOffset
        view.sectionScrolling.scroll(to: key, at: position, animated: animated)
        let target = view.offset(showing: view.mirror.flipped(frame), at: position)
        view.setContentOffset(target, animated: animated)
        // Any item on the way may turn out to have another size.
        guard layout.asksForPreferredSizes else { return }
        aim = Aim(key: key, position: position.settled(from: start, to: target))
        // The aim ends in a layout pass, so request one even if nothing moves.
        view.setNeedsLayout()
    }

    /// Scrolling to an item for which the layout has no attributes leads to the origin (R164).
    private func reportMissingAttributes(of path: IndexPath) {
        Diagnostics.warnOnce(
            "scroll-without-attributes", of: "\(type(of: layout))",
            """
            scrollToItem(at:at:animated:): \(type(of: layout)) has no attributes for item \(path.section) \(path.item). \
            The view scrolls to its origin.
              likely cause   layoutAttributesForItem(at:) returns nil for items that aren't in view
              try            return attributes for every item that the data source has
            """)
    }

    func forget() { aim = nil }

    override func follow(_ movement: ElementMovement) {
        aim = aim.flatMap { old in movement.newKeyOfItem(old.key).map { Aim(key: $0, position: old.position) } }
    }

    /// Corrects the scroll after cells were measured, so that it still leads to the item.
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

    /// The most rounds: each can show other cells. One or two are enough unless cells change their preferred sizes.
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
    /// Replaces "the shortest way" with the edge at which the item was going to appear, so that it's still valid when
    /// content has begun to move.
    fileprivate func settled(from offset: CGPoint, to target: CGPoint) -> Self {
        var result = self
        if along(.vertical).isEmpty, target.y != offset.y { result.insert(target.y > offset.y ? .bottom : .top) }
        if along(.horizontal).isEmpty, target.x != offset.x { result.insert(target.x > offset.x ? .right : .left) }
        return result
    }
}
