import CoreGraphics

/// Sizes of sheets, in points: as recorded (R832 to R838), or our choice (Decisions/0029).
enum SheetMetrics {
    // MARK: On a phone

    /// The least distance from the top of the screen to a large sheet. The safe area may need more.
    static let leastTop: CGFloat = 30
    /// The medium detent, as a fraction of the maximum detent value (R834).
    static let mediumShare: CGFloat = 0.56
    /// The inset at the sides and below of a sheet that isn't large (R833).
    static let inset: CGFloat = 8
    /// The inset of the smallest sheets (R835).
    static let smallInset: CGFloat = 28
    /// The detent values between which the inset shrinks from ``smallInset`` to ``inset``, and the content's safe area
    /// grows from zero to the device's (R835).
    static let smallHeights: ClosedRange<CGFloat> = 76...150
    /// The detent values below which a sheet has exactly the requested height, and above which the bottom safe area is
    /// added (R834). In between it is added in part, which is our choice.
    static let safeAreaHeights: ClosedRange<CGFloat> = 150...200
    /// The number of points below the maximum detent value over which the inset disappears; our choice.
    static let edgeDistance: CGFloat = 48

    static let upperCorners: CGFloat = 38
    /// The radius of the lower corners of a sheet that doesn't reach the lower edge.
    static let lowerCorners: CGFloat = 47.74

    // MARK: On tablets

    static let pageWidth: CGFloat = 704
    static let formSize = CGSize(width: 540, height: 620)
    static let margin: CGFloat = 40

    // MARK: All devices

    static let dimming: CGFloat = 0.2
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberGap: CGFloat = 5
    /// The speed, in points per second, at which a sheet that a person pulls down goes to the next detent or is
    /// dismissed.
    static let flickVelocity: CGFloat = 800
    /// The part of a finger's way that a sheet moves where it can't go further.
    static let resistance: CGFloat = 0.2
}
