import CoreGraphics

/// Sizes of sheets, in points: as recorded (R832 to R838), or our choice (Decisions/0029).
enum SheetMetrics {
    // MARK: On a phone

    /// The top of a large sheet, on phones whose safe area ends above it.
    static let leastTop: CGFloat = 30
    /// The medium detent, as a fraction of the maximum detent value (R834).
    static let mediumShare: CGFloat = 0.56
    /// At the sides and below a sheet that isn't large (R833).
    static let inset: CGFloat = 8
    /// The same for the smallest sheets (R835).
    static let smallInset: CGFloat = 28
    /// Between these detent values the inset shrinks from ``smallInset`` to ``inset``, and the content's safe area grows from zero
    /// to the device's (R835).
    static let smallHeights: ClosedRange<CGFloat> = 76...150
    /// Below these detent values a sheet is exactly as high as asked; above them the bottom safe area is added (R834). In between
    /// it is phased in, which is our choice.
    static let safeAreaHeights: ClosedRange<CGFloat> = 150...200
    /// The inset disappears over the last points below the maximum detent value; our choice.
    static let edgeDistance: CGFloat = 48

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
