import CoreGraphics

/// The lengths, in points, that differ between the kinds of bars with buttons on glass.
enum BarKind {
    case navigation, toolbar

    /// The height of the glass (R805, R817).
    var row: CGFloat { self == .navigation ? BarMetrics.row : BarMetrics.toolbarRow }

    /// The distance between the edge of the glass and the buttons on it (R806, R820).
    var glassInset: CGFloat { self == .navigation ? BarMetrics.glassInset : BarMetrics.toolbarGlassInset }

    /// Returns the width of a button with a symbol. It is as wide as high (R807, R820), and wider if it shares glass in
    /// a toolbar (R820).
    func button(sharesGlass: Bool) -> CGFloat {
        self == .toolbar && sharesGlass ? BarMetrics.toolbarSharedButton : row - 2 * glassInset
    }

    /// The gap between two buttons on one piece of glass (R820).
    var innerGap: CGFloat { self == .navigation ? 0 : BarMetrics.toolbarInnerGap }
}
