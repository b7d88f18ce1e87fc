import CoreGraphics
import Foundation
import LayoutEngine

/// A supplementary view at the edge of a section or of the whole content: a header, a footer, an index at the side.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Creates a header or footer of a size at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header, a footer or another view at the boundary of a section or layout, away from its usual place.
    ///
    /// - Parameters:
    ///   - layoutSize: The view's size.
    ///   - elementKind: The kind for which the data source returns the view.
    ///   - alignment: The edge or corner at which the view is.
    ///   - absoluteOffset: The distance from the place that `alignment` gives, in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(Parts(size: layoutSize, supplementaryItems: []))
        name(elementKind)
        self.alignment = alignment
        offset = absoluteOffset
    }

    public required init(_ parts: Parts) {
        super.init(parts)
    }

    /// Whether the section makes room for the view. If false, the view overlaps the items. Default: true.
    open var extendsBoundary = true

    /// Whether the view stays visible as long as its section is. Default: false.
    open var pinToVisibleBounds = false

    /// How much its ``NSCollectionLayoutSupplementaryItem/zIndex`` rises while it's pinned; nil for above everything
    /// that isn't pinned. A list sets 0, because its headers are above its rows already.
    final var raiseWhilePinned: Int?

    /// The edge that the view is at.
    open private(set) var alignment = NSRectAlignment.none

    /// The distance from the place that ``alignment`` gives, in points.
    open private(set) var offset = CGPoint.zero

    override func takeRest(of other: NSCollectionLayoutItem) {
        super.takeRest(of: other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        extendsBoundary = other.extendsBoundary
        pinToVisibleBounds = other.pinToVisibleBounds
        raiseWhilePinned = other.raiseWhilePinned
        alignment = other.alignment
        offset = other.offset
    }

    func boundary(_ translation: inout CompositionalTranslation) -> SectionBoundary {
        let anchor = GroupAnchor(alignment.edges)
        var boundary = SectionBoundary(
            kind: translation.kind(elementKind), size: layoutSize.size, x: anchor.x, y: anchor.y)
        boundary.offset = offset
        boundary.extends = extendsBoundary
        boundary.isPinned = pinToVisibleBounds
        boundary.zIndex = zIndex
        if let raiseWhilePinned { boundary.raiseWhilePinned = raiseWhilePinned }
        return boundary
    }
}

extension NSRectAlignment {
    fileprivate var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
