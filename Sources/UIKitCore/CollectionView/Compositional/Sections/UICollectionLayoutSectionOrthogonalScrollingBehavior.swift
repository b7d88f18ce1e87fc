import LayoutEngine

/// How a section scrolls perpendicular to the layout's scroll axis, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section doesn't scroll on its own: its groups follow each other along the layout's scroll axis.
    case none = 0
    /// The section comes to rest anywhere.
    case continuous = 1
    /// The section comes to rest where a group begins. A flick goes as far as its speed takes it.
    case continuousGroupLeadingBoundary = 2
    /// The section comes to rest at multiples of its width without its insets. A flick goes to the next one.
    case paging = 3
    /// The section comes to rest where a group begins. A flick goes to the next group.
    case groupPaging = 4
    /// The section comes to rest where a group is in the middle. A flick goes to the next group.
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
