import CoreGraphics

/// Lengths of sidebars, in points. Our choice (Decisions/0072).
enum SidebarMetrics {
    static let width: CGFloat = 300
    /// From the edges of the screen.
    static let inset: CGFloat = 8
    static let cornerRadius: CGFloat = 28
    /// The button that closes it stands in a row of so much.
    static let top: CGFloat = 54
    static let row: CGFloat = 48
    static let rowInset: CGFloat = 10
    static let title: CGFloat = 40
    /// Where a row's words begin, and how much further in a group.
    static let words: CGFloat = 48
    static let level: CGFloat = 24
    /// Seconds in which it comes and goes.
    static let duration = 0.4

    static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let wordFont = UIFont.systemFont(ofSize: 17)
    static let chosenWordFont = UIFont.systemFont(ofSize: 17, weight: .medium)
    static let subtitleFont = UIFont.systemFont(ofSize: 13)
}
