import CoreGraphics
import Foundation
import LayoutEngine

/// The space between two items or groups, or beside one.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let room: GroupSpacing

    required init(_ room: GroupSpacing) {
        self.room = room
        super.init()
    }

    /// Returns a spacing of at least this many points. Flexible spacings share the space that is left (R423).
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(GroupSpacing(flexibleSpacing, isFlexible: true))
    }

    /// Returns a spacing of exactly this many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(GroupSpacing(fixedSpacing)) }

    /// The length, or least length, in points.
    public var spacing: CGFloat { room.length }
    /// Whether this spacing grows into the space that is left.
    public var isFlexibleSpacing: Bool { room.isFlexible }
    /// Whether this spacing has a fixed length.
    public var isFixedSpacing: Bool { !room.isFlexible }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutSpacing)?.room == room
    }

    public override nonisolated var hash: Int { room.hashValue }

    public override nonisolated var description: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        return
            "<NSCollectionLayoutSpacing - 0x\(address): \(room.isFlexible ? "flexible" : "fixed"):\(room.length.shortText)>"
    }
}

/// The space around an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The space at the item's leading edge. nil means none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The space above the item. nil means none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The space at the item's trailing edge. nil means none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The space below the item. nil means none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates the spacing of all four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var edges: GroupEdges {
        var edges = GroupEdges()
        edges.leading = leading?.room ?? .none
        edges.top = top?.room ?? .none
        edges.trailing = trailing?.room ?? .none
        edges.bottom = bottom?.room ?? .none
        return edges
    }
}
