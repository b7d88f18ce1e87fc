import CoreGraphics

/// A supplementary view attached to an item or a group, such as a badge on its corner.
package struct GroupAttachment: Sendable, Hashable {
    /// The number of its kind (``SolvedElement/kind``).
    package var kind: Int
    package var size: GroupSize
    /// The point of the item or group at which the view is attached.
    package var anchor: GroupAnchor
    /// The point of the view itself that is placed there.
    package var ownAnchor: GroupAnchor
    package var zIndex: Int

    package init(kind: Int, size: GroupSize, anchor: GroupAnchor, ownAnchor: GroupAnchor? = nil, zIndex: Int = 1) {
        self.kind = kind
        self.size = size
        self.anchor = anchor
        // Without its own anchor the view is inside the item or group (R460).
        self.ownAnchor = ownAnchor ?? GroupAnchor(x: anchor.x, y: anchor.y)
        self.zIndex = zIndex
    }

    /// - Parameters:
    ///   - frame: The frame of the item or group.
    ///   - container: The size that the view's fractions refer to.
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

/// A point of a rectangle (a corner, the middle of an edge, or the centre) and an offset from it.
package struct GroupAnchor: Sendable, Hashable {
    package var x: Place
    package var y: Place
    package var offset = CGPoint.zero
    /// Whether the offset is in fractions of the attached view's size (R461), instead of points.
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

    /// The point in fractions of the rectangle, from its upper left corner.
    package var point: CGPoint { CGPoint(x: x.share, y: y.share) }

    func offset(of size: CGSize) -> CGPoint {
        isOffsetFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
