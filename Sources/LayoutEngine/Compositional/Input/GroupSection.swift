import CoreGraphics

/// A section of a compositional layout: one group, repeated for as many items as there are, and what is around them.
package struct GroupSection: Sendable, Hashable {
    package var group: GroupItem
    package var insets = GroupInsets()
    /// Between groups, along the axis on which they follow each other; in points.
    package var groupSpacing: CGFloat = 0
    package var boundaries: [SectionBoundary] = []
    /// What boundary views keep within across the scroll axis.
    package var boundaryInsets = GroupInsets()
    package var backgrounds: [SectionBackground] = []
    /// Room before everything of the section, also before views at its edges; in points along the scroll axis.
    package var roomBefore: CGFloat = 0
    /// Where groups come to rest that follow each other across the scroll axis, and scroll there on their own; nil where they follow
    /// each other along it.
    package var rest: SectionRest?
    package var feel = SectionFeel()

    package init(group: GroupItem) {
        self.group = group
    }

    package var scrollsAcross: Bool { rest != nil }
}

/// A view at the edge of a section, or of all content: a header, a footer, an index at the side.
package struct SectionBoundary: Sendable, Hashable {
    /// The number of its kind (``SolvedElement/kind``).
    package var kind: Int
    package var size: GroupSize
    package var x: GroupAnchor.Place
    package var y: GroupAnchor.Place
    /// In points from there.
    package var offset = CGPoint.zero
    /// Whether the section grows for it; otherwise it lies over the items.
    package var extends = true
    /// Whether it stays in view as long as its section is.
    package var isPinned = false
    package var zIndex = 1
    /// What ``zIndex`` is raised by while it stays in view: above everything that doesn't.
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
    /// Whether the section's items lie one higher for it (R464).
    package var raisesItems = true

    package init(kind: Int) {
        self.kind = kind
    }
}
