/// What the insets of a compositional layout's sections are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; for the configuration itself, the safe area.
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}
