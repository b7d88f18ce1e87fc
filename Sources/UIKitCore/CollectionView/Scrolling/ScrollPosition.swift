import CoreGraphics
import Foundation

extension UICollectionView {
    /// Where in the view an item is after scrolling to it. You can combine one vertical and one horizontal position.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top of the view.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the view's height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom of the view.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge of the view.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the view's width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge of the view.
        public static let right = ScrollPosition(rawValue: 32)

        private static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
        private static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]

        /// The position along one axis, written as a vertical one.
        func along(_ axis: Axis) -> ScrollPosition {
            axis == .vertical
                ? intersection(.vertical) : ScrollPosition(rawValue: intersection(.horizontal).rawValue >> 3)
        }
    }
}
