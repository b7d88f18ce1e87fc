import CoreGraphics
import LayoutEngine

/// The distances of each kind of list, in points.
///
/// - Behaviour: R854 and R855, and recordings named `list/…`; what no recording has is our choice (Decisions/0080).
struct ListMetrics {
    /// Of a row that shows a content, however little that is (R844, R851).
    static let leastRowHeight: CGFloat = 52

    /// How high a row is until it was measured: as one with a line of body text. Most are, and then nothing has to move.
    static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
        return max(PixelGrid(scale: traits.displayScale).roundedUp(line) + 30, leastRowHeight)
    }

    /// From the edges of a row to what it shows.
    static let rowMargin: CGFloat = 16
    /// In the last points of a row (R846, R858).
    static let separatorHeight: CGFloat = 1
    /// Between the end of a line and the trailing edge of its row, where the row doesn't say (R858).
    static let separatorTrailingInset: CGFloat = 16
    /// Of a card (R857).
    static let cardRadius: CGFloat = 26
    /// Of headers and footers: above the rows (R498).
    static let edgeZIndex = 200
    /// Below rows, whatever the app makes of theirs.
    static let backgroundZIndex = -1
    /// Margins grow where there is more room than on an upright phone.
    private static let roomyWidth: CGFloat = 414

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Between rows and the edges of the view.
    func sideInset(inWidth width: CGFloat) -> CGFloat {
        switch appearance {
        case .insetGrouped: width >= Self.roomyWidth ? 20 : 16
        case .sidebar, .sidebarPlain: 10
        case .plain, .grouped: 0
        }
    }

    /// Above rows without a header, at the beginning of all content.
    var topInset: CGFloat { isGrouped ? 35 : 0 }
    /// Below rows without a footer, at the end of all content.
    var bottomInset: CGFloat { isGrouped ? 20 : appearance == .sidebar ? 10 : 0 }
    /// The same between two sections, for each of them.
    var innerInset: CGFloat { isGrouped ? 17.5 : 0 }

    /// Above a header.
    var headerTopPadding: CGFloat { appearance == .plain ? 22 : 0 }
    /// How high headers and footers are until they were measured.
    var headerHeight: CGFloat { isPinning ? 28 : 17.5 }
    /// Whether headers and footers stay in view.
    var isPinning: Bool { appearance == .plain || appearance == .sidebarPlain }

    var isGrouped: Bool {
        switch appearance {
        case .grouped, .insetGrouped: true
        case .plain, .sidebar, .sidebarPlain: false
        }
    }

    /// Whether rows stand on cards.
    var hasCards: Bool { appearance == .insetGrouped }

    var background: UIColor? {
        switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
