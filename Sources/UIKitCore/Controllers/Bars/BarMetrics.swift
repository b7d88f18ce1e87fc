import CoreGraphics

/// Lengths of bars on iOS 26, in points.
enum BarMetrics {
    /// What titles and buttons stand in, at the top of a navigation bar (R804, R805).
    static let row: CGFloat = 44
    /// Below the row of a navigation bar, which is 54 high (R802).
    static let belowRow: CGFloat = 10
    /// The row of a large title (R810).
    static let largeTitle: CGFloat = 52
    /// Where a large title stands in its row (R811).
    static let largeTitleTop: CGFloat = 3.5
    /// Above a navigation bar there is at least as much (R802).
    static let leastAbove: CGFloat = 10
    /// From the bar's side to the outermost glass (R805).
    static let side: CGFloat = 16
    /// Between pieces of glass, and between glass and title. Our choice.
    static let gap: CGFloat = 8

    /// Between the glass and the buttons on it (R806).
    static let glassInset: CGFloat = 4
    /// At both sides of a button's word (R806).
    static let wordInset: CGFloat = 12
    /// A button with a symbol is as wide as it is high (R807).
    static let button: CGFloat = 36
    /// How much lower an inline title lies while the large one is shown (R812).
    static let hiddenTitleDrop: CGFloat = 15
    /// Over as much of the way of a large title the inline one appears. Our choice.
    static let titleFade: CGFloat = 20
    /// A large title of this share more at most, when content is pulled down. Our choice.
    static let titleStretch: CGFloat = 0.1
    /// Beyond a bar's edge, content fades out over so much (R814).
    static let edgeFade: CGFloat = 54.8

    static let wordFont = UIFont.systemFont(ofSize: 17, weight: .medium)
    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
}
