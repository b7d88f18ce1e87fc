import CoreGraphics
import LayoutEngine

/// The metrics of each kind of list, in points.
///
/// - Behaviour: R854 and R855, and recordings named `list/…`. What no recording shows is our choice (Decisions/0080).
struct ListMetrics {
    /// The least height of a row with a content configuration (R844, R851).
    static let leastRowHeight: CGFloat = 52

    /// Returns the estimated height of a row: the height with one line of body text. Most rows have it, so nothing
    /// moves when they are measured.
    static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
        return max(PixelGrid(scale: traits.displayScale).roundedUp(line) + 30, leastRowHeight)
    }

    /// The distance from a row's edges to its content.
    static let rowMargin: CGFloat = 16
    /// The height of a separator, which covers the row's first or last point (R846, R858).
    static let separatorHeight: CGFloat = 1
    /// The distance from a separator's end to the row's trailing edge, unless the row says otherwise (R858).
    static let separatorTrailingInset: CGFloat = 16
    /// The corner radius of a card (R857).
    static let cardRadius: CGFloat = 26
    /// The z index of headers and footers, which are above rows (R498).
    static let edgeZIndex = 200
    /// The z index of a section's background: below rows, whatever z index the app gives them.
    static let backgroundZIndex = -1
    /// The width from which inset grouped lists have larger side insets.
    private static let roomyWidth: CGFloat = 414

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// The distance between rows and the view's sides.
    func sideInset(inWidth width: CGFloat) -> CGFloat {
        switch appearance {
        case .insetGrouped: width >= Self.roomyWidth ? 20 : 16
        case .sidebar, .sidebarPlain: 10
        case .plain, .grouped: 0
        }
    }

    /// The space above the content's first rows, if they have no header.
    var topInset: CGFloat { isGrouped ? 35 : 0 }
    /// The space below the content's last rows, if they have no footer.
    var bottomInset: CGFloat { isGrouped ? 20 : appearance == .sidebar ? 10 : 0 }
    /// The space that each of two neighbouring sections adds between them, where it has no header or footer.
    var innerInset: CGFloat { isGrouped ? 17.5 : 0 }

    /// The space above a header.
    var headerTopPadding: CGFloat { appearance == .plain ? 22 : 0 }
    /// The estimated height of headers and footers.
    var headerHeight: CGFloat { isPinning ? 28 : 17.5 }
    /// Whether headers and footers stay in view while their section does.
    var isPinning: Bool { appearance == .plain || appearance == .sidebarPlain }

    var isGrouped: Bool {
        switch appearance {
        case .grouped, .insetGrouped: true
        case .plain, .sidebar, .sidebarPlain: false
        }
    }

    /// Whether groups of rows have rounded cards.
    var hasCards: Bool { appearance == .insetGrouped }

    var background: UIColor? {
        switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
