import CoreGraphics

/// What differs between the bars that have buttons on glass: lengths in points.
enum BarKind {
    case navigation, toolbar

    /// How high the glass is (R805, R817).
    var row: CGFloat { self == .navigation ? BarMetrics.row : BarMetrics.toolbarRow }

    /// Between the glass and the buttons on it (R806, R820).
    var glassInset: CGFloat { self == .navigation ? BarMetrics.glassInset : BarMetrics.toolbarGlassInset }

    /// A button with a symbol is as wide as it is high (R807, R820), and in a toolbar wider beside others (R820).
    func button(sharesGlass: Bool) -> CGFloat {
        self == .toolbar && sharesGlass ? BarMetrics.toolbarSharedButton : row - 2 * glassInset
    }

    /// Between two buttons on one piece of glass (R820).
    var innerGap: CGFloat { self == .navigation ? 0 : BarMetrics.toolbarInnerGap }
}
