import CoreGraphics
import Foundation

/// How a section looks as a list: which kind of list, whether it has a header and a footer, what separates its rows, and what a swipe
/// across a row offers.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
///
/// Documentation/Lists.md shows all kinds.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The kinds of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is in view.
        case plain = 0
        /// Groups of rows from edge to edge, with room between them.
        case grouped = 1
        /// Groups of rows on cards.
        case insetGrouped = 2
        /// The list beside the content of an app.
        case sidebar = 3
        /// The same, with rows that are as narrow as in a plain list.
        case sidebarPlain = 4
    }

    /// What is a section's header.
    public enum HeaderMode: Int, Sendable {
        /// No headers.
        case none = 0
        /// A view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The section's first cell.
        case firstItemInSection = 2
    }

    /// What is a section's footer.
    public enum FooterMode: Int, Sendable {
        /// No footers.
        case none = 0
        /// A view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Which headers and footers are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Headers keep to their own height.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Called for a row that comes into view. Answers how it is separated from its neighbours.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Called when a person begins to swipe across a row. Answers what that offers; nil for nothing.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// A list that looks like that.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance.hasSeparators
    }

    /// How the list looks.
    public let appearance: Appearance

    /// Whether there are lines between rows. True by default, but in sidebars.
    public var showsSeparators: Bool

    /// How rows are separated where ``itemSeparatorHandler`` doesn't say something else.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// How single rows are separated. nil, the default, leaves all to ``separatorConfiguration``.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the section. With nil, the default, that of the kind of list.
    public var backgroundColor: UIColor?

    /// What a swipe from the leading edge of a row offers. nil, the default, for nothing.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What a swipe from the trailing edge of a row offers. nil, the default, for nothing.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// None by default.
    public var headerMode = HeaderMode.none

    /// None by default.
    public var footerMode = FooterMode.none

    /// The room above each section's header, in points. With nil, the default, what the kind of list has: 22 where headers stay in view,
    /// none elsewhere.
    ///
    /// - Behaviour: recorded (list/plain-headers-se, list/inset-grouped-header-padding-se).
    public var headerTopPadding: CGFloat?

    @available(
        *, unavailable, message: "Not built yet: headers are as wide as the list. A view inside one can be narrower."
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

    /// What views in such a list are told.
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
