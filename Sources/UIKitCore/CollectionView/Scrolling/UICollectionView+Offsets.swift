import CollectionEngine
import CoreGraphics
import Foundation

extension UICollectionView {
    /// Returns the content offset that shows a frame at a position, within the range in which the content scrolls.
    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let visible = visibleContent
        let nearest = offset(revealing: frame)
        func target(_ axis: Axis) -> CGFloat {
            let lead = contentOffset[main: axis] - visible.min(axis)
            let spare = visible.size[main: axis] - frame.size[main: axis]
            switch position.along(axis) {
            case .top: return frame.min(axis) + lead
            case .centeredVertically: return frame.min(axis) + lead - spare / 2
            case .bottom: return frame.min(axis) + lead - spare
            default: return nearest[main: axis]
            }
        }
        return clampedOffset(CGPoint(x: target(.horizontal), y: target(.vertical)))
    }

    /// Moves the content. A drag or an animation that is moving it continues from the new offset.
    ///
    /// - Parameter isMeasured: Whether the reason is that content coming into view was measured.
    func moveContentAlong(to target: CGPoint, isMeasured: Bool = false) {
        guard target.isFinite, target != contentOffset else { return }
        let before = contentOffset
        moveContent(to: target, by: .program)
        let distance = CGPoint(x: contentOffset.x - before.x, y: contentOffset.y - before.y)
        isMeasured ? motion.carry(by: distance) : motion.shift(by: distance)
    }

    /// Stops the program if a path names no item.
    func checkPath(_ path: IndexPath, _ method: String) {
        pass.prepareIfNeeded()
        let counts = itemCounts.known
        let place = ItemPlace(path, of: method)
        guard !counts.contains(item: place.item, section: place.section) else { return }
        let section = place.section
        let items = counts.contains(section: section) ? "\(counts.itemCount(inSection: section)) items" : "no items"
        Diagnostics.fail(
            """
            Attempted to scroll the collection view to an out-of-bounds item (\(place.item)) when \
            there are only \(items) in section \(section). Collection view: \(self)
            """,
            explanation: """
                  seen           item \(path.plainText)
                  data source    \(counts.sections) sections, \(counts.total) items when last asked
                  likely cause   the app changed the model and didn't tell the collection view
                  try            reloadData() first, or check the path against the model
                """)
    }
}
