import CoreGraphics
import Foundation
import LayoutEngine

/// Room between two items or groups, or beside one.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let room: GroupSpacing

    required init(_ room: GroupSpacing) {
        self.room = room
        super.init()
    }

    /// At least this many points; leftover space is shared among all flexible spacings (R423).
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(GroupSpacing(flexibleSpacing, isFlexible: true))
    }

    /// So many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(GroupSpacing(fixedSpacing)) }

    /// In points.
    public var spacing: CGFloat { room.length }
    /// Whether it takes what room is left.
    public var isFlexibleSpacing: Bool { room.isFlexible }
    /// Whether it is a number of points.
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

/// Room outside an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// Before the item, where a line of text begins. nil for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// Above the item. nil for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// Behind the item, where a line of text ends. nil for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// Below the item. nil for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Distances on all four sides.
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
