import CoreGraphics

/// Lengths of tab bars on iOS 26, in points.
enum TabBarMetrics {
    /// How much of the bottom edge a tab bar takes, of which the glass has the upper part (R822).
    static let height: CGFloat = 83
    /// The same on a phone on its side. Our choice.
    static let lowHeight: CGFloat = 72
    /// The glass (R822).
    static let glass: CGFloat = 62
    /// The glass of a bar that is small while a person scrolls. Our choice.
    static let minimizedGlass: CGFloat = 48
    /// Between the glass of the bar and that of a pinned tab. Our choice.
    static let pinnedGap: CGFloat = 8
    /// From the glass to the buttons on it, which are so wide and lie so far apart (R823).
    static let inset: CGFloat = 4
    static let button = CGSize(width: 94, height: 54)
    static let overlap: CGFloat = 8
    /// At least as much is left at either side of the glass. Our choice.
    static let leastSide: CGFloat = 21

    /// The middle of a tab's picture, and its word (R824).
    static let pictureMiddle: CGFloat = 19.75
    static let wordTop: CGFloat = 35
    static let wordHeight: CGFloat = 12
    static let wordFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    static let chosenWordFont = UIFont.systemFont(ofSize: 10, weight: .semibold)
    /// The word of a tab at the top of a tablet, and the room at either side of it. Our choice.
    static let flatWordFont = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let chosenFlatWordFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let flatWordInset: CGFloat = 16
    /// At least as much is left at either side of a bar at the top, for buttons and titles. Our choice.
    static let leastSideOfWideBar: CGFloat = 150
    /// Symbols are drawn for so many points. Our choice.
    static let symbolSize: CGFloat = 22

    /// A badge, and where it begins in a button that is 94 wide (R825).
    static let badge: CGFloat = 20
    static let badgeOrigin = CGPoint(x: 55.5, y: 2)
    static let badgeFont = UIFont.systemFont(ofSize: 13)
    /// At both sides of a badge's text (R825).
    static let badgeInset: CGFloat = 4

    /// Seconds in which the lens goes from one tab to another. Our choice.
    static let lensDuration = 0.35
}
