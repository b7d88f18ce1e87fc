import CoreGraphics
import Foundation
import LayoutEngine

/// A section that repeats a group for all its items, with the insets, headers and footers around them.
///
///     let section = NSCollectionLayoutSection(group: group)
///     section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
///     section.interGroupSpacing = 8
///     section.boundarySupplementaryItems = [header]
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    private final let group: NSCollectionLayoutGroup

    /// Creates a section that repeats a group.
    public convenience init(group: NSCollectionLayoutGroup) { self.init(Parts(group: group)) }

    /// For this module: copies are objects of a subclass, which inherits this initialiser.
    public required init(_ parts: Parts) {
        group = parts.group
        super.init()
    }

    /// The properties that a section is created with. Only this module creates them.
    public struct Parts {
        let group: NSCollectionLayoutGroup
    }

    /// The space around the section's groups, in points. Default: zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space between groups, in points. Default: 0.
    open var interGroupSpacing: CGFloat = 0

    /// What ``contentInsets`` are measured from perpendicular to the scroll axis. Default: the configuration's
    /// reference.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What boundary supplementary items keep within perpendicular to the scroll axis. Default: the reference of the
    /// section's items.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether boundary supplementary items keep within ``contentInsets`` perpendicular to the scroll axis. Default:
    /// true.
    open var supplementariesFollowContentInsets = true

    /// Headers, footers and other supplementary views at the section's edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { NSCollectionLayoutItem.requireDistinctKinds(boundarySupplementaryItems) }
    }

    // MARK: Scrolling on its own

    /// Whether the section scrolls on its own, perpendicular to the layout's scroll axis, and where it then comes to
    /// rest. Default: `.none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// How a section that scrolls on its own bounces and slows down.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    private final var scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called with the section's visible items before each layout pass in which the section is visible, and as it
    /// scrolls. It can change how they look (R483).
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    // MARK: Decorations

    /// Decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: Lists

    /// The list; nil for any other section.
    final var list: ListSection?
    /// The content insets that the section got as a list.
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

    /// The insets of a list are smaller beside other sections, unless the app changed them.
    private func insets(at place: PlaceInContent) -> NSDirectionalEdgeInsets {
        guard let list else { return contentInsets }
        let (inner, own) = (list.innerInsets(listInsets, at: place), contentInsets)
        return NSDirectionalEdgeInsets(
            top: own.top == listInsets.top ? inner.top : own.top, leading: own.leading,
            bottom: own.bottom == listInsets.bottom ? inner.bottom : own.bottom, trailing: own.trailing)
    }
}

/// Whether a section is the first or last one of the content.
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
