/// What the insets of a compositional layout's sections are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; for the configuration itself, the safe area.
    case automatic = 0
    /// From the view's edges.
    case none = 1
    /// From the safe area.
    case safeArea = 2
    /// From the layout margins.
    case layoutMargins = 3
    /// From the readable width.
    case readableContent = 4
}
