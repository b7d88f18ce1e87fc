import CoreGraphics

/// A supplementary view attached to an item or a group, such as a badge on its corner.
package struct GroupAttachment: Sendable, Hashable {
    /// The number of its kind (``SolvedElement/kind``).
    package var kind: Int
    package var size: GroupSize
    /// The point of the item or group that it is attached to.
    package var anchor: GroupAnchor
    /// The point of its own that comes to lie there.
    package var ownAnchor: GroupAnchor
    package var zIndex: Int

    package init(kind: Int, size: GroupSize, anchor: GroupAnchor, ownAnchor: GroupAnchor? = nil, zIndex: Int = 1) {
        self.kind = kind
        self.size = size
        self.anchor = anchor
        // R460: without one it lies inside.
        self.ownAnchor = ownAnchor ?? GroupAnchor(x: anchor.x, y: anchor.y)
        self.zIndex = zIndex
    }

    /// - Parameters:
    ///   - frame: of what it is attached to.
    ///   - container: what its size is a fraction of.
    func frame(on frame: CGRect, in container: CGSize, _ grid: PixelGrid) -> CGRect {
        let size = size.resolved(in: container, grid)
        func place(
            _ share: (GroupAnchor) -> CGFloat, _ offset: (GroupAnchor) -> CGFloat, _ length: CGFloat, _ room: CGFloat
        )
            -> CGFloat
        {
            room * share(anchor) - length * share(ownAnchor) + offset(anchor) + offset(ownAnchor)
        }
        let x = place(\.x.share, { $0.offset(of: size).x }, size.width, frame.width)
        let y = place(\.y.share, { $0.offset(of: size).y }, size.height, frame.height)
        return CGRect(origin: CGPoint(x: frame.origin.x + x, y: frame.origin.y + y), size: size)
    }
}

/// A point of a rectangle: a corner, the middle of an edge, or the middle; and how far beside it.
package struct GroupAnchor: Sendable, Hashable {
    package var x: Place
    package var y: Place
    package var offset = CGPoint.zero
    /// Whether the offset is one of fractions of the attached view's own size (R461), and not of points.
    package var isOffsetFractional = false

    package enum Place: Sendable, Hashable {
        case start, middle, end

        var share: CGFloat {
            switch self {
            case .start: 0
            case .middle: 0.5
            case .end: 1
            }
        }
    }

    package init(x: Place, y: Place) {
        self.x = x
        self.y = y
    }

    /// In parts of the rectangle, from its upper left corner.
    package var point: CGPoint { CGPoint(x: x.share, y: y.share) }

    func offset(of size: CGSize) -> CGPoint {
        isOffsetFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
