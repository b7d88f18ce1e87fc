import CoreGraphics

/// Lengths of sidebars, in points. Our choice (Decisions/0072).
enum SidebarMetrics {
    static let width: CGFloat = 300
    /// The distance from the edges of the screen.
    static let inset: CGFloat = 8
    static let cornerRadius: CGFloat = 28
    /// The height of the row with the button that closes the sidebar.
    static let top: CGFloat = 54
    static let row: CGFloat = 48
    static let rowInset: CGFloat = 10
    static let title: CGFloat = 40
    /// Where a row's text begins, and how much further in a group.
    static let words: CGFloat = 48
    static let level: CGFloat = 24
    /// The time in which the sidebar comes or goes, in seconds.
    static let duration = 0.4

    static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let wordFont = UIFont.systemFont(ofSize: 17)
    static let chosenWordFont = UIFont.systemFont(ofSize: 17, weight: .medium)
    static let subtitleFont = UIFont.systemFont(ofSize: 13)
}
