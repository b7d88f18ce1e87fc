import CoreGraphics
import Foundation
import LayoutEngine

/// Where an item of a custom group is.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    let place: GroupContent.CustomPlace

    /// - Parameter frame: in points, from the group's corner.
    public init(frame: CGRect) {
        place = GroupContent.CustomPlace(frame: frame)
        super.init()
    }

    /// An item at `frame` in the group's coordinates, above those of a lower `zIndex`.
    public init(frame: CGRect, zIndex: Int) {
        place = GroupContent.CustomPlace(frame: frame, zIndex: zIndex)
        super.init()
    }

    /// Where it is, in the group's coordinates.
    open var frame: CGRect { place.frame }
    /// Items of a higher one are above those of a lower one.
    open var zIndex: Int { place.zIndex }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
