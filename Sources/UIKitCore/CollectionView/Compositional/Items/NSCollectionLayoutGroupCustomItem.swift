import CoreGraphics
import Foundation
import LayoutEngine

/// The frame of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    let place: GroupContent.CustomPlace

    /// - Parameter frame: The frame in points, from the group's corner.
    public init(frame: CGRect) {
        place = GroupContent.CustomPlace(frame: frame)
        super.init()
    }

    /// Creates a place at `frame` in the group's coordinates, above items with a lower `zIndex`.
    public init(frame: CGRect, zIndex: Int) {
        place = GroupContent.CustomPlace(frame: frame, zIndex: zIndex)
        super.init()
    }

    /// The frame in the group's coordinates, in points.
    open var frame: CGRect { place.frame }
    /// The z index. Items with a higher one are above those with a lower one. Default: 0.
    open var zIndex: Int { place.zIndex }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
