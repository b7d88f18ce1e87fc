import CoreGraphics
import Foundation
import LayoutEngine

/// A view at the edge of a section or of all content: a header, a footer, an index at the side.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// A header or footer of a size, at an edge of the section.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// - Parameter absoluteOffset: in points, from where the alignment puts it.
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

    /// Whether the section makes room for it; otherwise it lies over the items. True by default.
    open var extendsBoundary = true

    /// Whether it stays in view while its section is. False by default.
    open var pinToVisibleBounds = false

    /// What its ``NSCollectionLayoutSupplementaryItem/zIndex`` is raised by while it stays in view: above everything that doesn't. A
    /// list's is above its rows as it is.
    final var raiseWhilePinned: Int?

    /// The edge that it is at.
    open private(set) var alignment = NSRectAlignment.none

    /// How far it is moved from there, in points.
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
