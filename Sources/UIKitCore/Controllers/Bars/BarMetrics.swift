import CoreGraphics

/// Lengths of bars on iOS 26, in points.
enum BarMetrics {
    /// The height of the row with titles and buttons at the top of a navigation bar (R804, R805).
    static let row: CGFloat = 44
    /// The space below that row; together they are 54 high (R802).
    static let belowRow: CGFloat = 10
    /// The height of a large title's row (R810).
    static let largeTitle: CGFloat = 52
    /// The distance from the top of its row to a large title (R811).
    static let largeTitleTop: CGFloat = 3.5
    /// The least space above a navigation bar (R802).
    static let leastAbove: CGFloat = 10
    /// The distance from the side of the bar to the outermost glass (R805).
    static let side: CGFloat = 16
    /// The gap between pieces of glass, and between glass and title. Our choice.
    static let gap: CGFloat = 8

    /// The distance between the edge of the glass and the buttons on it (R806).
    static let glassInset: CGFloat = 4
    /// The inset on both sides of a button's word (R806).
    static let wordInset: CGFloat = 12
    /// The height of a toolbar's row (R817).
    static let toolbarRow: CGFloat = 48
    /// The distance from the sides of a screen, and from its bottom edge, to the glass of its toolbar (R819).
    static let toolbarSide: CGFloat = 28
    /// The space above the row of a screen's toolbar (R819).
    static let aboveToolbarRow: CGFloat = 10
    /// The space below that row on a phone on its side. Our choice.
    static let belowCompactToolbarRow: CGFloat = 20
    /// The distance between the edge of the glass and the buttons on it, and the gap between two buttons (R820).
    static let toolbarGlassInset: CGFloat = 5
    static let toolbarInnerGap: CGFloat = 4
    /// The width of a button with a symbol that shares its glass (R820, to the nearest point).
    static let toolbarSharedButton: CGFloat = 46

    /// How much lower an inline title is while the large one shows (R812).
    static let hiddenTitleDrop: CGFloat = 15
    /// The visible height of a large title at which the inline one begins to appear. Our choice.
    static let titleFade: CGFloat = 20
    /// The length over which a large title fades out below the bar's first row as content scrolls: three times as long
    /// as the part that is hidden, and this at most. Our choice.
    static let largeTitleFade: CGFloat = 34
    /// The largest share by which a large title grows when a person pulls the content down. Our choice.
    static let titleStretch: CGFloat = 0.1

    static let wordFont = UIFont.systemFont(ofSize: 17, weight: .medium)
    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
}
