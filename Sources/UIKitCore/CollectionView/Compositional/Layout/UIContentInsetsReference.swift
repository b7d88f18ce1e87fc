/// What the insets of a compositional layout's sections are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout configuration's reference. In the configuration itself: the safe area.
    case automatic = 0
    /// The view's edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable width.
    case readableContent = 4
}
