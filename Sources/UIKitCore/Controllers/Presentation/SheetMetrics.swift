import CoreGraphics

/// Sizes of sheets, in points: as recorded (R832 to R838), or our choice (Decisions/0029).
enum SheetMetrics {
    // MARK: On a phone

    /// A large sheet begins below the safe area, and at least here.
    static let leastTop: CGFloat = 30
    /// How much of the greatest height the medium detent has (R834).
    static let mediumShare: CGFloat = 0.56
    /// Beside and below a sheet that isn't large.
    static let inset: CGFloat = 8
    /// Beside and below a sheet that is hardly there.
    static let smallInset: CGFloat = 28
    /// Heights over which the inset goes from the one to the other, and the content's safe area from none to all (R835).
    static let smallHeights: ClosedRange<CGFloat> = 76...150
    /// Heights over which the safe area comes to be added to what was asked for; our choice between 144 and 200 (R834).
    static let addingHeights: ClosedRange<CGFloat> = 150...200
    /// Over its last points on the way up a sheet gets as wide as the screen; our choice.
    static let edgeWay: CGFloat = 48

    static let upperCorners: CGFloat = 38
    /// Of a sheet that doesn't reach the lower edge.
    static let lowerCorners: CGFloat = 47.74

    // MARK: On tablets

    static let pageWidth: CGFloat = 704
    static let formSize = CGSize(width: 540, height: 620)
    static let margin: CGFloat = 40

    // MARK: Everywhere

    static let dimming: CGFloat = 0.2
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberGap: CGFloat = 5
    /// A sheet that is pulled down this fast, in points a second, goes to the next detent or away.
    static let flickVelocity: CGFloat = 800
    /// How much of the way a finger pulls a sheet that does not go any further.
    static let resistance: CGFloat = 0.2
}
