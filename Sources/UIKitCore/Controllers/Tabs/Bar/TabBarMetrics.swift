import CoreGraphics

/// Lengths of tab bars on iOS 26, in points.
enum TabBarMetrics {
    /// The height that a tab bar takes at the bottom edge. The glass is in its upper part (R822).
    static let height: CGFloat = 83
    /// That height on a phone on its side. Our choice.
    static let lowHeight: CGFloat = 72
    /// The height of the glass (R822).
    static let glass: CGFloat = 62
    /// The height of the glass while the bar is small. Our choice.
    static let minimizedGlass: CGFloat = 48
    /// The gap between the glass of the bar and that of a pinned tab. Our choice.
    static let pinnedGap: CGFloat = 8
    /// The distance between the glass and the buttons on it, their size and their overlap (R823).
    static let inset: CGFloat = 4
    static let button = CGSize(width: 94, height: 54)
    static let overlap: CGFloat = 8
    /// The least distance at each side of the glass. Our choice.
    static let leastSide: CGFloat = 21

    /// The centre of a tab's image, and the place of its title (R824).
    static let pictureMiddle: CGFloat = 19.75
    static let wordTop: CGFloat = 35
    static let wordHeight: CGFloat = 12
    static let wordFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    static let chosenWordFont = UIFont.systemFont(ofSize: 10, weight: .semibold)
    /// The font of a tab's title at the top of a tablet, and the inset at each side of it. Our choice.
    static let flatWordFont = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let chosenFlatWordFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let flatWordInset: CGFloat = 16
    /// The least distance at each side of a bar at the top, for buttons and titles. Our choice.
    static let leastSideOfWideBar: CGFloat = 150
    /// The point size of symbols. Our choice.
    static let symbolSize: CGFloat = 22

    /// The size of a badge, and its place in a button that is 94 wide (R825).
    static let badge: CGFloat = 20
    static let badgeOrigin = CGPoint(x: 55.5, y: 2)
    static let badgeFont = UIFont.systemFont(ofSize: 13)
    /// The inset on both sides of a badge's text (R825).
    static let badgeInset: CGFloat = 4

    /// The time that the lens takes from one tab to another, in seconds. Our choice.
    static let lensDuration = 0.35
}
