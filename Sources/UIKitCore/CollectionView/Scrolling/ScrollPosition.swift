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
}
