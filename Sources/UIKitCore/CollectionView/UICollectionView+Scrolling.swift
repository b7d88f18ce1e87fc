import CoreGraphics
import Foundation

extension UICollectionView {
    /// Where an item comes to lie when it is scrolled to. One of each axis may be combined.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)

        private static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
        private static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]

        /// What is asked of one axis, named as if it were the vertical one.
        func along(_ axis: Axis) -> ScrollPosition {
            axis == .vertical
                ? intersection(.vertical) : ScrollPosition(rawValue: intersection(.horizontal).rawValue >> 3)
        }
    }

    /// Brings an item into view: at the place asked for, or by the shortest way (R603, R604).
    ///
    /// It lies there afterwards, as far as content reaches, also when sizes of cells were only estimated before.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard MainThread.isCurrent else {
            return MainThread.putOff("-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]") {
                self.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
            }
        }
        checkPath(indexPath, "scrollToItem(at:at:animated:)")
        for axis in Axis.allCases where scrollPosition.along(axis).rawValue.nonzeroBitCount > 1 {
            Diagnostics.fail(
                "Invalid scroll position: only one position per axis may be given",
                explanation:
                    "  seen           \(scrollPosition)\n  try            one of top, centeredVertically, bottom")
        }
        let key = order.shownKey(ofData: indexPath)
        guard let frame = frameOfLayout(forItemAt: order.shownPath(ofData: indexPath)) else { return }
        let (start, target) = (contentOffset, offset(showing: mirror.flipped(frame), at: scrollPosition))
        setContentOffset(target, animated: animated)
        aim(at: key, scrollPosition, from: start, to: target)
    }

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

    func checkPath(_ path: IndexPath, _ method: String) {
        prepareLayoutIfNeeded()
        let counts = itemCounts.known
        let place = place(path, method)
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
                  likely cause   the model changed and the collection view was not told
                  try            reloadData() first, or check the path against the model
                """)
    }
}
