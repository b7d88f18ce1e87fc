import CoreGraphics

/// A part of a compositional layout: an item, or a group of items.
package struct GroupItem: Sendable, Hashable {
    package var size: GroupSize
    package var insets = GroupInsets()
    package var edges = GroupEdges()
    /// Views beside the item or on it, such as badges.
    package var attachments: [GroupAttachment] = []
    /// The content of a group; nil for an item.
    package var content: GroupContent?

    package init(size: GroupSize, content: GroupContent? = nil) {
        self.size = size
        self.content = content
    }
}

/// The content of a group.
package indirect enum GroupContent: Sendable, Hashable {
    case line(GroupLine)
    /// Places with frames that the app computed, in points from the group's corner.
    case custom([CustomPlace])

    package struct CustomPlace: Sendable, Hashable {
        package var frame: CGRect
        package var zIndex: Int

        package init(frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }
}

/// Items in a row or in a column.
package struct GroupLine: Sendable, Hashable {
    package var axis: Axis
    /// The subitems, which are repeated until no more fit.
    package var subitems: [GroupItem]
    package var spacing: GroupSpacing
    package var count: Count

    package enum Count: Sendable, Hashable {
        /// As many as fit.
        case fitting
        /// Exactly this many, whether they fit or not.
        case exactly(Int)
    }

    package init(_ axis: Axis, _ subitems: [GroupItem], spacing: GroupSpacing = .none, count: Count = .fitting) {
        self.axis = axis
        self.subitems = subitems
        self.spacing = spacing
        self.count = count
    }
}
