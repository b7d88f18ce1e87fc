import CoreGraphics

/// Sizes of sheets, in points: our choice (Decisions/0029).
enum SheetMetrics {
    /// Between the safe area at the top and a large sheet.
    static let topGap: CGFloat = 10
    static let cornerRadius: CGFloat = 24
    /// On tablets.
    static let pageWidth: CGFloat = 704
    static let formSize = CGSize(width: 540, height: 620)
    static let margin: CGFloat = 40

    static let dimming: CGFloat = 0.3
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberGap: CGFloat = 5
    /// A sheet that is pulled down this fast, in points a second, goes to the next detent or away.
    static let flickVelocity: CGFloat = 800
    /// How much of the way a finger pulls a sheet that does not go any further.
    static let resistance: CGFloat = 0.2
}
