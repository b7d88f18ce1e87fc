import CoreGraphics
import Foundation

/// The configuration of a list section: its kind of list, its header and footer, its separators, and the swipe actions
/// of its rows.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
///
/// Documentation/Lists.md shows all kinds.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The kinds of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge. Headers stay at the top while their section is in view.
        case plain = 0
        /// Groups of rows from edge to edge, with space between them.
        case grouped = 1
        /// Groups of rows on rounded cards.
        case insetGrouped = 2
        /// A sidebar beside the app's content.
        case sidebar = 3
        /// A sidebar in the style of a plain list: headers stay at the top while their section is in view.
        case sidebarPlain = 4
    }

    /// What a section shows as its header.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The section's first cell.
        case firstItemInSection = 2
    }

    /// What a section shows as its footer.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Which supplementary views are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Headers.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Called for a row that comes into view. Returns the row's separators; the second parameter is the section's.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Called when a person begins to swipe a row. Returns the row's actions, or nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Creates a configuration for a kind of list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance.hasSeparators
    }

    /// The kind of list.
    public let appearance: Appearance

    /// Whether rows have separators. Default: true, and false in sidebars.
    public var showsSeparators: Bool

    /// The separators of rows for which ``itemSeparatorHandler`` returns nothing else.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Returns the separators of single rows. With nil, the default, all rows have ``separatorConfiguration``.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the section. nil, the default, means the colour of the kind of list.
    public var backgroundColor: UIColor?

    /// Returns the actions of a swipe from a row's leading edge. nil, the default: there are none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Returns the actions of a swipe from a row's trailing edge. nil, the default: there are none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What the section shows as its header. Default: none.
    public var headerMode = HeaderMode.none

    /// What the section shows as its footer. Default: none.
    public var footerMode = FooterMode.none

    /// The space above each section's header, in points. nil, the default, means that of the kind of list: 22 for
    /// `.plain`, 0 for the others.
    ///
    /// - Behaviour: recorded (list/plain-headers-se, list/inset-grouped-header-padding-se).
    public var headerTopPadding: CGFloat?

    @available(
        *, unavailable, message: "Not built yet: headers narrower than the list. Put a narrower view into the header."
    )
    public var contentHuggingElements: ContentHuggingElements {
        get { [] }
        set {}
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var hasSeparators: Bool {
        switch self {
        case .plain, .grouped, .insetGrouped: true
        case .sidebar, .sidebarPlain: false
        }
    }

    /// The trait that views in such a list have.
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
