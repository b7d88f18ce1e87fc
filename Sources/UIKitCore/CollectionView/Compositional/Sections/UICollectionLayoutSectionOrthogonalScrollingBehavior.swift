import LayoutEngine

/// How a section scrolls across the rest, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: its groups follow each other along the layout's scroll axis.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Where a group begins; a flick goes as far as it goes.
    case continuousGroupLeadingBoundary = 2
    /// At multiples of the section's width without its insets; a flick goes to the next one.
    case paging = 3
    /// Where a group begins; a flick goes one on.
    case groupPaging = 4
    /// Where a group is in the middle; a flick goes one on.
    case groupPagingCentered = 5

    var rest: SectionRest? {
        switch self {
        case .none: nil
        case .continuous: .anywhere
        case .continuousGroupLeadingBoundary: .groups
        case .paging: .pages
        case .groupPaging: .oneGroup
        case .groupPagingCentered: .centeredGroups
        }
    }
}
