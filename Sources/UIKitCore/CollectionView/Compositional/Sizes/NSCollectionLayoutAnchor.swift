import CoreGraphics
import Foundation
import LayoutEngine

/// A point of an item to which a supplementary view is attached: a corner, the middle of an edge, or, without edges,
/// the centre.
///
///     NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
///
/// A fractional offset is in multiples of the attached view's own size (R461).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    let anchor: GroupAnchor

    /// Creates an anchor at edges, without an offset.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        anchor = GroupAnchor(edges)
        super.init()
    }

    /// Creates an anchor at edges with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        var anchor = GroupAnchor(edges)
        anchor.offset = absoluteOffset
        self.anchor = anchor
        super.init()
    }

    /// Creates an anchor at edges with an offset in multiples of the attached view's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        var anchor = GroupAnchor(edges)
        anchor.offset = fractionalOffset
        anchor.isOffsetFractional = true
        self.anchor = anchor
        super.init()
    }

    /// The edges. None means the centre.
    open private(set) var edges: NSDirectionalRectEdge

    /// The offset from the edges, in points or in multiples of the attached view's size.
    open var offset: CGPoint { anchor.offset }
    /// Whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !anchor.isOffsetFractional }
    /// Whether ``offset`` is in multiples of the attached view's size.
    open var isFractionalOffset: Bool { anchor.isOffsetFractional }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension GroupAnchor {
    /// R460: two opposite edges mean the middle between them.
    init(_ edges: NSDirectionalRectEdge) {
        func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Place {
            switch (edges.contains(start), edges.contains(end)) {
            case (true, false): .start
            case (false, true): .end
            default: .middle
            }
        }
        self.init(x: place(.leading, .trailing), y: place(.top, .bottom))
    }
}
