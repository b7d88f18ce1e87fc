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
    /// The row of a toolbar (R817).
    static let toolbarRow: CGFloat = 48
    /// From the sides of a screen to the outermost glass of its toolbar, and as far above the bottom edge (R819).
    static let toolbarSide: CGFloat = 28
    /// Above the row of a screen's toolbar (R819).
    static let aboveToolbarRow: CGFloat = 10
    /// Below the row on a phone on its side. Our choice.
    static let belowCompactToolbarRow: CGFloat = 20
    /// Between the glass and the buttons on it, and between two of those (R820).
    static let toolbarGlassInset: CGFloat = 5
    static let toolbarInnerGap: CGFloat = 4
    /// A button with a symbol that shares its glass (R820, to the nearest point).
    static let toolbarSharedButton: CGFloat = 46
    /// Content shows its fading below a bar over so much of its way.
    static let edgeAppearing: CGFloat = 16

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
