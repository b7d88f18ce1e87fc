import CoreGraphics
import Foundation
import LayoutEngine

/// A section of a compositional layout: a group that is repeated for all items, and what is around.
///
///     let section = NSCollectionLayoutSection(group: group)
///     section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
///     section.interGroupSpacing = 8
///     section.boundarySupplementaryItems = [header]
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    private final let group: NSCollectionLayoutGroup

    /// A section of groups of one kind.
    public convenience init(group: NSCollectionLayoutGroup) { self.init(Parts(group: group)) }

    /// For this module: copies are objects of a subclass, which inherits this.
    public required init(_ parts: Parts) {
        group = parts.group
        super.init()
    }

    /// What a section begins with. Only this module makes it.
    public struct Parts {
        let group: NSCollectionLayoutGroup
    }

    /// Between what lies around the section and its groups, in points. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Between groups, in points. 0 by default.
    open var interGroupSpacing: CGFloat = 0

    /// What ``contentInsets`` are measured from across the scroll axis. What the layout's configuration says by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What views at the section's edges keep within, across the scroll axis. The same as for the items by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether views at the section's edges keep within ``contentInsets`` across the scroll axis. True by default.
    open var supplementariesFollowContentInsets = true

    /// Headers, footers, and what else is at the section's edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { NSCollectionLayoutItem.requireDistinctKinds(boundarySupplementaryItems) }
    }

    // MARK: Scrolling on its own

    /// Whether the section scrolls on its own, across the layout's scroll axis, and where it then comes to rest. `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// How such a section bounces and slows down.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    private final var scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called before each layout pass in which the section is in view, and as it scrolls, with what is in view of it; may change how that
    /// is shown (R483).
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    // MARK: Behind it

    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: As a list

    /// What is known of it as a list; nil for any other section.
    final var list: ListSection?
    /// The insets that it was given as one.
    final var listInsets = NSDirectionalEdgeInsets.zero

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(Parts(group: group))
        (copy.list, copy.listInsets) = (list, listInsets)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.scrolling = scrolling.copied()
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }

    final func section(
        _ translation: inout CompositionalTranslation,
        of configuration: UICollectionViewCompositionalLayoutConfiguration, at place: PlaceInContent
    ) -> GroupSection {
        var section = GroupSection(group: group.item(&translation))
        let own = GroupInsets(insets(at: place))
        let reference =
            contentInsetsReference == .automatic ? configuration.contentInsetsReference : contentInsetsReference
        section.insets = own + translation.references.insets(reference)
        let ofViews =
            supplementaryContentInsetsReference == .automatic ? reference : supplementaryContentInsetsReference
        section.boundaryInsets =
            (supplementariesFollowContentInsets ? own : GroupInsets()) + translation.references.insets(ofViews)
        section.groupSpacing = interGroupSpacing
        section.rest = orthogonalScrollingBehavior.rest
        if section.rest != nil { section.feel = scrolling.feel }
        section.boundaries = boundarySupplementaryItems.map { $0.boundary(&translation) }
        section.backgrounds = decorationItems.map { $0.background(&translation) }
        guard let list else { return section }
        section.roomBefore = list.roomBeforeHeader
        if list.background != nil {
            var background = SectionBackground(
                kind: translation.kind(ListSection.backgroundKind, isDecoration: true))
            (background.zIndex, background.raisesItems) = (ListMetrics.backgroundZIndex, false)
            section.backgrounds.append(background)
        }
        return section
    }

    /// A list keeps less room beside other sections, unless the app says how much.
    private func insets(at place: PlaceInContent) -> NSDirectionalEdgeInsets {
        guard let list else { return contentInsets }
        let (inner, own) = (list.innerInsets(listInsets, at: place), contentInsets)
        return NSDirectionalEdgeInsets(
            top: own.top == listInsets.top ? inner.top : own.top, leading: own.leading,
            bottom: own.bottom == listInsets.bottom ? inner.bottom : own.bottom, trailing: own.trailing)
    }
}

/// Whether a section begins or ends all content.
struct PlaceInContent: Hashable {
    var isFirst: Bool
    var isLast: Bool

    init(_ section: Int, of count: Int) {
        (isFirst, isLast) = (section == 0, section == count - 1)
    }
}

extension GroupInsets {
    fileprivate static func + (left: Self, right: Self) -> Self {
        GroupInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}
