import CoreGraphics

/// A section of a compositional layout: one group, repeated until all items have a place, and what surrounds it.
package struct GroupSection: Sendable, Hashable {
    package var group: GroupItem
    package var insets = GroupInsets()
    /// The spacing between groups along the axis on which they follow each other, in points.
    package var groupSpacing: CGFloat = 0
    package var boundaries: [SectionBoundary] = []
    /// The insets of boundary views across the scroll axis.
    package var boundaryInsets = GroupInsets()
    package var backgrounds: [SectionBackground] = []
    /// The space before the whole section, including views at its edges, in points along the scroll axis.
    package var roomBefore: CGFloat = 0
    /// Where groups come to rest, if they follow each other across the scroll axis and scroll on their own; nil if they
    /// follow each other along it.
    package var rest: SectionRest?
    package var feel = SectionFeel()

    package init(group: GroupItem) {
        self.group = group
    }

    package var scrollsAcross: Bool { rest != nil }
}

/// A view at the edge of a section, or of the whole content: a header, a footer, an index at the side.
package struct SectionBoundary: Sendable, Hashable {
    /// The number of its kind (``SolvedElement/kind``).
    package var kind: Int
    package var size: GroupSize
    package var x: GroupAnchor.Place
    package var y: GroupAnchor.Place
    /// The offset from there, in points.
    package var offset = CGPoint.zero
    /// Whether the section grows to make room for the view. Otherwise the view overlaps the items.
    package var extends = true
    /// Whether the view stays in view as long as its section is.
    package var isPinned = false
    package var zIndex = 1
    /// How much the ``zIndex`` grows while the view is pinned in view: enough to be above everything else.
    package var raiseWhilePinned = 1_000_000_000

    package init(kind: Int, size: GroupSize, x: GroupAnchor.Place, y: GroupAnchor.Place) {
        self.kind = kind
        self.size = size
        self.x = x
        self.y = y
    }

    func place(along axis: Axis) -> GroupAnchor.Place { axis == .horizontal ? x : y }
}

/// A view behind a whole section.
package struct SectionBackground: Sendable, Hashable {
    /// The number of its kind (``SolvedElement/kind``).
    package var kind: Int
    package var insets = GroupInsets()
    package var zIndex = 0
    /// Whether the section's items are one level higher because of it (R464).
    package var raisesItems = true

    package init(kind: Int) {
        self.kind = kind
    }
}
